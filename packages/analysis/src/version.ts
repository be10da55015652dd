/** Goes with every stored result: a result of another version is computed again. */
export const ENGINE_VERSION = '1.6.1';
