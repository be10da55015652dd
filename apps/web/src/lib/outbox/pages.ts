const nameOf = (page: string) => `lauda.page.${page}`;

// Missing or null outside a secure context, whatever the type says.
const locks = (): LockManager | null | undefined => navigator.locks;

/** Says for as long as this page lives that it does; the browser takes it back when the page goes, however it goes. */
export function holdPage(page: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(nameOf(page), () => held);
  return release;
}

/** Without locks every other page counts as gone: what two pages send carries one key, and is done once. */
export async function isPageOpen(page: string): Promise<boolean> {
  return (await locks()?.request(nameOf(page), { ifAvailable: true }, async (lock) => lock === null)) ?? false;
}
