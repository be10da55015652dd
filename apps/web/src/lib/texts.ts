import { clock, dayAndMonth, isToday } from './clock';

export const texts = {
  noConnection: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',
  unexpected: 'Algo não saiu como planejado. Tente de novo em instantes.',
  notFound: 'Não encontramos o que você procura.',
  tooManyTries: 'Muitas tentativas. Espere um pouco e tente de novo.',
  saved: (moment: number | string, now = new Date()) =>
    isToday(moment, now) ? `Salvo às ${clock(moment)}` : `Salvo em ${dayAndMonth(moment, now)} às ${clock(moment)}`,
};
