import type { Config } from '../config';
import { canSendLetters } from './mail';

const PATIENCE_MS = 1_000;

/** Whoever answers at all, even with a refusal, is there. */
const answers = (url: string) =>
  fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );

/** The services that are configured, each with a question that costs it nothing. */
export const reachable = (config: Config): Record<string, () => Promise<boolean>> => ({
  mail: () => canSendLetters(config),
  ...(config.FLAGR_URL ? { flags: () => answers(config.FLAGR_URL ?? '') } : {}),
  ...(config.LAYERS_TOKEN ? { portal: () => answers(config.LAYERS_API_URL) } : {}),
});
