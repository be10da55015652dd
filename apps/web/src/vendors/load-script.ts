const asked = new Map<string, Promise<void>>();

/** Once per address, however often it is asked for. */
export function loadScript(src: string): Promise<void> {
  const known = asked.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`script did not load: ${src}`)));
    document.head.append(script);
  });
  asked.set(src, loading);
  return loading;
}
