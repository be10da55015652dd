import { codeOf } from './status-of';

/** What was asked ahead was asked on something that is no longer so: nothing of it counts, and it is asked again on what is found now. */
export class GuessedWrong extends Error {}

/** As the database says it (`not_as_known` of the migration 0017), when it was to be committed in the same breath. */
export const isGuessedWrong = (error: unknown) => error instanceof GuessedWrong || codeOf(error) === 'LA001';
