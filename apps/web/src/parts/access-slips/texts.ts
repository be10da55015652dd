const figures = new Intl.NumberFormat('pt-BR');

export const texts = {
  title: 'Bilhetes de acesso',
  lead: (people: number, sheets: number) => {
    const slips = people === 1 ? '1 bilhete' : `${figures.format(people)} bilhetes`;
    const pages = sheets === 1 ? 'numa folha A4' : `em ${figures.format(sheets)} folhas A4`;
    return `${slips}, ${pages}. Recorte na linha tracejada.`;
  },
  print: 'Imprimir',
  printed: 'Impresso. Se o papel não saiu, imprima de novo antes de fechar esta página.',
  onlyNow: 'Estas senhas aparecem só agora: depois de sair, será preciso gerar outras.',
  back: 'Voltar para a turma',
  sheet: (number: number, sheets: number) => `Folha ${number} de ${sheets}`,
  username: 'Usuário',
  password: 'Primeira senha',
  enterAt: 'Entre em',
  sentence: 'Na primeira vez, você troca esta senha por uma só sua.',
  emptyTitle: 'Nenhuma senha para imprimir',
  empty:
    'As primeiras senhas aparecem uma vez só, na criação ou quando são trocadas. Para novos bilhetes, gere senhas provisórias na tela da turma.',
  toClasses: 'Ir para as turmas',
  leaveTitle: 'Sair sem imprimir?',
  leaveWords: 'As primeiras senhas só aparecem agora. Depois, será preciso gerar senhas novas, na tela da turma.',
  leave: 'Sair sem imprimir',
};
