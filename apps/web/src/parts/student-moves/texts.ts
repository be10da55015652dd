const counted = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'estudante' : 'estudantes'}`;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
/** More names than these do not help anyone to check. */
const NAMED = 6;

export const texts = {
  people: (names: readonly string[]) =>
    names.length <= NAMED
      ? LIST.format(names)
      : LIST.format([...names.slice(0, NAMED - 1), `mais ${(names.length - NAMED + 1).toLocaleString('pt-BR')}`]),
  move: {
    title: (names: readonly string[]) => (names.length === 1 ? `Mudar ${names[0]} de turma` : `Mudar ${counted(names.length)} de turma`),
    lead: (from: string) => `Saem de ${from} e entram na turma escolhida. A conta, a senha e os textos vão junto.`,
    leadOne: (from: string) => `Sai de ${from} e entra na turma escolhida. A conta, a senha e os textos vão junto.`,
    to: 'Nova turma',
    choose: 'Escolha a turma',
    option: (group: string, school: string) => `${group}, ${school}`,
    confirm: 'Mudar de turma',
    missing: 'Escolha a turma para onde vão.',
    noOther: 'Não há outra turma neste ano letivo ao seu alcance.',
    failedToLoad: 'Não deu para carregar as turmas',
    failed: (why: string) => `Ninguém mudou de turma. ${why}`,
    done: (count: number, to: string) => (count === 1 ? `Agora está em ${to}.` : `${counted(count)} agora estão em ${to}.`),
  },
  leave: {
    title: (names: readonly string[], from: string) =>
      names.length === 1 ? `Tirar ${names[0]} de ${from}?` : `Tirar ${counted(names.length)} de ${from}?`,
    lead: (count: number) =>
      count === 1
        ? 'Deixa de aparecer nesta turma. A conta e os textos continuam, e é possível incluir de novo depois.'
        : 'Deixam de aparecer nesta turma. As contas e os textos continuam, e é possível incluir de novo depois.',
    confirm: 'Tirar da turma',
    failed: (why: string) => `Ninguém saiu da turma. ${why}`,
    done: (count: number, from: string) => (count === 1 ? `Saiu de ${from}.` : `${counted(count)} saíram de ${from}.`),
  },
  cancel: 'Cancelar',
};
