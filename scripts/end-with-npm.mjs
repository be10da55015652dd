const CHECK_MS = 250;

/**
 * npm passes SIGTERM to the shell between us, which dies without telling anyone. When that parent is gone we stop as if told.
 * Only under npm: started by hand with nohup, losing the parent means nothing.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}
