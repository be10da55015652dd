export const texts = {
  morning: (name: string) => `Bom dia, ${name}.`,
  afternoon: (name: string) => `Boa tarde, ${name}.`,
  evening: (name: string) => `Boa noite, ${name}.`,
  classes: 'Suas turmas',
  noClassesTitle: 'Nenhuma turma neste ano',
  noClasses: 'Quando a escola ligar você a uma turma, ela aparece aqui.',
  classesFailed: 'Não deu para carregar as turmas',
  gradeAndStudents: (grade: string, students: number) => `${grade} · ${students === 1 ? '1 estudante' : `${students} estudantes`}`,
  showAll: (count: number) => `Mostrar as ${count} turmas`,
  toComeWithClasses:
    'Os textos à espera de correção, as trilhas que terminam e quem parou de escrever chegam a esta página com as atividades.',
  toCome: 'O que precisa de você a cada dia chega a esta página com as atividades.',
};
