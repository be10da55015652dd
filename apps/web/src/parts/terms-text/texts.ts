import type { TermsEntry } from '@lauda/contract/terms';

const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

export const texts = {
  titles: { terms_use_text: 'Termos de uso', terms_privacy_text: 'Política de privacidade' } satisfies Record<
    TermsEntry['parameter'],
    string
  >,
  lastUpdate: (modified: string) => `Última atualização em ${LONG_DATE.format(new Date(modified))}`,
  readAsPage: 'Abrir a política em uma página',
  loading: 'Carregando o texto…',
  missing: 'Este texto ainda não foi publicado.',
  close: 'Fechar',
};
