const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const texts = {
  title: 'Correio',
  lead: 'Sem um servidor de e-mail, as mensagens ficam aqui em vez de sair.',
  letters: 'Mensagens',
  count: (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`),
  loading: 'Abrindo o correio…',
  to: (address: string) => `Para ${address}`,
  moment: (sent: string) => MOMENT.format(new Date(sent)),
  empty: 'Nenhuma mensagem ainda',
  emptyNext: 'Peça uma nova senha no login e ela aparece aqui em segundos.',
  toLogin: 'Ir para o login',
  off: 'Este correio não está aberto aqui',
  offWhy: 'Ele só existe na demonstração e no desenvolvimento.',
};
