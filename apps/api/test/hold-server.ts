import { startEmbeddedServer } from '../src/db/embedded/embedded-server';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const server = await startEmbeddedServer({ folder: process.argv[2] ?? '', onProgress: say });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  say(server.url);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
