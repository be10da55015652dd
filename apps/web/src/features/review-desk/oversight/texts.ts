const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

export const texts = {
  sides: {
    panel: {
      title: 'Esperam a banca',
      means: 'Três correções ficaram longe umas das outras: quem decide é a banca, e você diz quem é.',
    },
    discrepant: {
      title: 'Esperam a terceira correção',
      means: 'Duas correções discordam no total ou numa competência. O texto já está na fila da terceira; se preferir, escolha quem.',
    },
  },
  read: (name: string, theme: string) => `Ler o texto de ${name}: ${theme}`,
  total: (total: number | null) => (total === null ? '–' : number(total)),
  zeroed: 'zero',
  competence: (position: number) => `C${position}`,
  pointsOf: (name: string) => `Pontos de ${name} por competência`,
  with: (name: string) => `Está com ${name}`,
  assign: 'Passar a alguém',
  formPanel: 'Formar a banca',
  assignTitle: (count: number) => (count === 1 ? 'Passar o texto a alguém' : `Passar ${number(count)} textos a alguém`),
  assignMeans: 'O texto aparece na mesa dessa pessoa e fica com ela por 48 horas. Depois, volta à fila.',
  panelTitle: 'Formar a banca',
  panelMeans: 'Quem você escolher dá a nota final, que substitui as outras. Quem já o corrigiu não pode ser a banca.',
  who: 'Quem corrige',
  inHand: (count: number) => (count === 0 ? 'nada em andamento' : `${number(count)} em andamento`),
  noCandidates: 'Ninguém pode corrigir todos estes textos. Escolha textos de uma turma só.',
  candidatesFailed: 'Não deu para ver quem pode corrigir',
  candidatesLoading: 'Vendo quem pode corrigir…',
  cancel: 'Cancelar',
  assigned: (count: number, name: string) =>
    count === 0 ? `Já estava com ${name}.` : `${counted(count, 'texto passado', 'textos passados')} a ${name}.`,
  panelFormed: (name: string) => `A banca é de ${name}.`,
  waiting: 'Sem ninguém',
  waitingMeans: 'Textos entregues que ninguém pegou, do mais antigo ao mais novo.',
  noneWaiting: 'Todo texto entregue tem quem o corrija',
  noneWaitingHint: 'Quando um texto chegar e ninguém o pegar, ele aparece aqui.',
  noDisagreement: 'Nenhum desacordo',
  noDisagreementHint: 'Quando duas correções do mesmo texto ficarem longe uma da outra, ele aparece aqui.',
  selectShown: (count: number) => (count === 1 ? 'Selecionar o texto mostrado' : `Selecionar os ${number(count)} mostrados`),
  selected: (count: number) => counted(count, 'selecionado', 'selecionados'),
  flows: { N: 'correção na escola', O: 'correção oficial', D: 'correção dupla' },
  hasFirst: 'falta a segunda',
  failed: 'Não deu para carregar os textos',
  loading: 'Carregando os textos…',
};
