import { HOUR } from './moments';
import type { TestType } from './rows';

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const monthOf = (moment: number) => MONTH.format(moment - 3 * HOUR);

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
};
