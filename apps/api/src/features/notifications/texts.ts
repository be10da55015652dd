const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What a notification says. Names of classes and themes only: a student's name never leaves the pages that are recorded. */
export const texts = {
  submitted: (group: string, theme: string) => ({
    title: `Novo texto para corrigir no ${group}`,
    content: `Um estudante entregou a redação sobre “${theme}”.`,
  }),
  reviewed: (group: string, theme: string) => ({
    title: `Correção pronta no ${group}`,
    content: `Um texto sobre “${theme}” já tem nota final.`,
  }),
  discrepant: (group: string, theme: string) => ({
    title: `Duas correções em desacordo no ${group}`,
    content: `Um texto sobre “${theme}” espera uma terceira leitura ou a banca.`,
  }),
  sensitive: (group: string) => ({
    title: `Conteúdo sensível em um texto do ${group}`,
    content: 'Quem corrigia devolveu o texto e pede a atenção da coordenação. O estudante não foi avisado.',
  }),
  opened: (group: string, title: string) => ({
    title: `Nova atividade no ${group}`,
    content: `“${title}” já está com a turma.`,
  }),
  ending: (group: string, title: string, missing: number) => ({
    title: `“${title}” termina em breve no ${group}`,
    content:
      missing === 0 ? 'Todos já entregaram.' : `${counted(missing, 'estudante ainda não entregou', 'estudantes ainda não entregaram')}.`,
  }),
  reminder: (title: string) => ({ title: 'Lembrete da sua atividade', content: `“${title}” espera pelo seu texto.` }),
  created: (group: string, count: number) => ({
    title: `${counted(count, 'estudante novo', 'estudantes novos')} no ${group}`,
    content: 'As senhas do primeiro acesso só aparecem na criação; quem perder a sua recebe outra pela página do estudante.',
  }),
};
