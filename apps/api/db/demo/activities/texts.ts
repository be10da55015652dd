import { HOUR } from './moments';
import type { TestType } from './rows';

const monthOf = (moment: number) => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(moment - 3 * HOUR);

export const texts = {
  title: (type: TestType, theme: string, closes: number) => {
    if (type === 'simulado') return `Simulado de ${monthOf(closes)}`;
    return type === 'avaliacao' ? `Avaliação de ${monthOf(closes)}` : theme;
  },
  rewriting: (title: string) => `Reescrita: ${title}`.slice(0, 200),
  rewritingGuidance: 'Leia os comentários antes de começar. Escolha duas coisas para melhorar e reescreva o texto inteiro.',
  guidance: (type: TestType) => {
    if (type === 'simulado') return 'Escreva como no dia da prova: uma hora, sem consulta, até 30 linhas.';
    return type === 'avaliacao'
      ? 'Vale nota do bimestre. Planeje antes de escrever e releia antes de entregar.'
      : 'Leia os textos de apoio, discuta com a turma e escreva a primeira versão.';
  },
  news: {
    submitted: (student: string, title: string, group: string) => ({
      title: `${student} entregou a redação`,
      content: `${title}, ${group}.`,
    }),
    finished: (count: number, title: string, group: string) => ({
      title: count === 1 ? '1 redação foi corrigida' : `${count} redações foram corrigidas`,
      content: `${title}, ${group}: as notas esperam a sua publicação.`,
    }),
    discrepant: (title: string, group: string) => ({
      title: 'Duas correções discordam',
      content: `${title}, ${group}: uma terceira pessoa vai ler o texto.`,
    }),
    sensitive: (title: string, group: string) => ({
      title: 'Um texto pede atenção da coordenação',
      content: `Quem corrigia ${title}, ${group}, encaminhou um texto por conteúdo sensível.`,
    }),
    opened: (title: string) => ({ title: 'Nova atividade', content: `${title} já pode ser escrita.` }),
    published: (title: string) => ({ title: 'Sua redação foi corrigida', content: `${title}: veja a nota e os comentários.` }),
    welcome: { title: 'Boas-vindas à Lauda', content: 'Esta é uma rede de demonstração: mexa à vontade, nada aqui é de verdade.' },
  },
};
