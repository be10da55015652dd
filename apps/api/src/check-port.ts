import { createServer } from 'node:net';

/** Fails with EADDRINUSE before anything is opened, so that a taken port costs a second and leaves nothing to close. */
export function checkPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
