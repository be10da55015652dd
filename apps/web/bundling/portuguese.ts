import type { Plugin } from 'vite';

const LOCALE = '\0lauda:locale';
const isLibrary = (importer: string | undefined) => importer !== undefined && /[/\\]react-(aria|stately)/.test(importer);

/**
 * The library falls back to English for a browser in any other language, and its English is left out of the build: Portuguese answers in its
 * place. Nor need it ask the browser which languages there are, which opens the tables of all of them for tens of milliseconds.
 */
export const portugueseForAll = (): Plugin => ({
  name: 'lauda:portuguese-for-all',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\ben-US\b|useDefaultLocale/ },
    handler(id, importer) {
      if (!isLibrary(importer)) return null;
      if (id.includes('useDefaultLocale')) return LOCALE;
      return this.resolve(id.replace('en-US', 'pt-BR'), importer, { skipSelf: true });
    },
  },
  load: {
    filter: { id: /lauda:locale$/ },
    handler: () => "const locale = { locale: 'pt-BR', direction: 'ltr' }; export const useDefaultLocale = () => locale;",
  },
});
