/** Made when it is first needed, and kept: the browser's own tables of a language take long to open, and a page that does not need them yet should not wait. */
export function madeOnce<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
