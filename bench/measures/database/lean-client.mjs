// As little of a browser as can save a grade: the machine that measures is the machine that is measured, and pgbench costs next to nothing.
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** A connection that stays open; one request at a time. Answers `{ status, body }`. */
export function openClient(url) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let pending;
  let received = [];
  socket.on('data', (chunk) => {
    received.push(chunk);
    const whole = received.length === 1 ? chunk : Buffer.concat(received);
    const answer = answerIn(whole);
    if (!answer) return;
    received = [];
    pending.resolve(answer);
  });
  const fail = (error) => pending?.reject(error ?? new Error('the connection was closed'));
  socket.on('error', fail).on('close', () => fail());
  return {
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject };
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    end: () => socket.destroy(),
  };
}

function answerIn(bytes) {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = bytes.latin1Slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  const start = end + HEAD_END.length;
  if (bytes.length < start + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: bytes.utf8Slice(start, start + length) };
}
