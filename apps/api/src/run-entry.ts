import { ConfigError } from './config';
import { isLostGreeting } from './db/connect';
import { isRefusal } from './db/refusal';
import { texts } from './texts';

const PATIENCE_MS = 9500; // REL-34: gone within 10 s
const ECHO_MS = 300;

/** What a person can act on is one sentence; anything else is a fault of ours and keeps its stack. */
export function refusalShown(error: unknown) {
  process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown) {
  if (error instanceof ConfigError || isRefusal(error)) return error.message;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return taken ? texts.portTaken(Number(error.port)) : undefined;
}

type Closing = () => Promise<void>;

/**
 * Runs until it is told to stop: the first signal closes in the reverse order of opening, a second one ends at once.
 * `opened` is called with the way to close each thing as soon as it stands, so that a stop during the start is clean too.
 */
export async function runEntry(open: (opened: (close: Closing) => void) => Promise<void>, onStopping = () => {}) {
  const closings: Closing[] = [];
  let stoppingSince: number | undefined;

  async function stop(signal: NodeJS.Signals) {
    if (stoppingSince !== undefined) {
      // Ctrl+C reaches us twice: from the terminal and again from npm.
      if (signal === 'SIGINT' && Date.now() - stoppingSince < ECHO_MS) return;
      process.exit(1);
    }
    stoppingSince = Date.now();
    onStopping();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    for (const close of closings.reverse()) await close();
    process.exit(0);
  }
  process.on('unhandledRejection', (error) => {
    if (!isLostGreeting(error)) throw error;
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal).catch(refusalShown));

  try {
    await open((close) => closings.push(close));
  } catch (error) {
    if (stoppingSince !== undefined) return; // what was being opened lost its ground because we are closing
    for (const close of closings.reverse()) await close();
    refusalShown(error);
  }
}
