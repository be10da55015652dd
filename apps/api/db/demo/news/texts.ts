/** What the house says by itself, and what features say that have not landed yet. No student is ever named. */
export const texts = {
  published: (title: string) => ({ title: 'Sua redação foi corrigida', content: `“${title}”: veja a nota e os comentários.` }),
  welcome: { title: 'Boas-vindas à Lauda', content: 'Esta é uma rede de demonstração: mexa à vontade, nada aqui é de verdade.' },
  year: (year: number) => ({ title: `Começou o ano letivo de ${year}`, content: 'Confira se as turmas e os estudantes estão completos.' }),
  grids: { title: 'As grades, nível por nível', content: 'Cada competência traz o que se espera em cada nível. Dá para imprimir.' },
  exam: { title: 'As regras do ENEM, na fonte', content: 'O Inep publica o edital, o calendário e as provas dos anos anteriores.' },
  maintenance: {
    title: 'Manutenção no domingo de manhã',
    content: 'A Lauda fica fora do ar das 6h às 7h. Nada do que foi salvo se perde.',
  },
  themes: { title: 'Temas novos na biblioteca', content: 'Há propostas para todos os anos, com textos de apoio e repertório.' },
  curriculum: { title: 'A BNCC ao lado da grade', content: 'As habilidades que cada gênero trabalha, no texto oficial.' },
  pathOpened: (path: string, group: string | null) => ({
    title: group === null ? `A trilha “${path}” começou` : `A trilha “${path}” começou no ${group}`,
    content: 'O primeiro passo já está aberto para os estudantes.',
  }),
  pathEnding: (path: string, group: string | null) => ({
    title: group === null ? `A trilha “${path}” termina em três dias` : `A trilha “${path}” termina em três dias no ${group}`,
    content: 'Veja em que passo a turma está e lembre quem ficou para trás.',
  }),
  paths: ['Do parágrafo ao texto', 'Argumentar com fatos', 'Propor e detalhar', 'Reler para reescrever'],
  recommended: (group: string | null) => ({
    title: group === null ? 'Uma sugestão para as suas aulas' : `Uma sugestão para o ${group}`,
    content: 'As últimas notas mostram onde a turma mais perde pontos. Há um plano de aula para isso.',
  }),
};
