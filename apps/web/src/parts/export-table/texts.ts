import type { Format } from './sheet';

export const texts = {
  export: 'Exportar',
  menu: 'Formato do arquivo',
  formats: { csv: 'CSV, para qualquer planilha', xlsx: 'XLSX, para o Excel' } satisfies Record<Format, string>,
  exported: (count: number) => (count === 1 ? 'Lista exportada: 1 linha.' : `Lista exportada: ${count.toLocaleString('pt-BR')} linhas.`),
};
