import type { TestType } from '@lauda/contract/test-types';

const number = (value: number, digits = 0) => value.toLocaleString('pt-BR', { maximumFractionDigits: digits });
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const ZONE = { timeZone: 'America/Sao_Paulo' } as const;
const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric', ...ZONE });
const MS_A_DAY = 86_400_000;

const types: Record<TestType, string> = { pratica: 'Prática', avaliacao: 'Avaliação', simulado: 'Simulado' };

/** `0` of `0` is nobody's fault, and no percentage. */
const percent = (part: number, whole: number) => (whole === 0 ? '' : ` (${number((part / whole) * 100)}%)`);

export const texts = {
  loading: 'Carregando os textos…',
  failed: 'Não deu para carregar os textos',
  day: (moment: string) => DAY.format(new Date(moment)),
  number,
  types,

  list: {
    caption: (count: number) => counted(count, 'atividade', 'atividades'),
    activity: 'Atividade',
    state: 'Situação',
    handed: 'Entrega',
    words: 'Palavras',
    total: 'Nota',
    actions: 'Ver',
    read: 'Ler o texto',
    versions: 'Comparar versões',
    rewriting: 'Reescrita',
    late: 'com atraso',
    none: '–',
    of: (total: number, max: number) => `${number(total, 1)} de ${number(max)}`,
    group: (group: string, type: TestType, genre: string) => `${types[type]} do ${group} · ${genre}`,
    file: 'textos',
    type: 'Tipo',
    genre: 'Gênero',
    className: 'Turma',
    theme: 'Tema',
    max: 'Nota máxima',
    competence: (position: number) => `C${position}`,
  },
  noTexts: 'Nenhum texto ainda',
  noTextsWhy: 'As atividades e os textos deste estudante, com as notas, aparecem aqui a partir da primeira atividade.',

  evolution: {
    lead: (grid: string, count: number) => `${grid} · ${counted(count, 'texto corrigido', 'textos corrigidos')}`,
    total: 'Nota total',
    of: (max: number) => `de ${number(max)}`,
    change: (change: number) =>
      change === 0 ? 'igual ao primeiro' : `${change > 0 ? '+' : '−'}${number(Math.abs(change), 1)} desde o primeiro`,
    table: 'Ver os números',
    caption: (grid: string) => `Notas dos textos, ${grid}`,
    text: 'Texto',
    finished: 'Corrigido em',
  },
  nothingToCompare: 'Ainda não há o que comparar',
  nothingToCompareWhy: 'A evolução por competência começa a ser desenhada no segundo texto corrigido.',

  engagement: {
    title: 'Engajamento',
    delivered: (delivered: number, expected: number) =>
      `Entregou ${number(delivered)} de ${counted(expected, 'atividade pedida', 'atividades pedidas')}${percent(delivered, expected)}.`,
    onTime: (onTime: number, delivered: number) =>
      onTime === delivered
        ? 'Tudo o que entregou veio dentro do prazo.'
        : `${number(onTime)} ${onTime === 1 ? 'veio' : 'vieram'} dentro do prazo e ${number(delivered - onTime)} com atraso.`,
    rewritten: (count: number) =>
      count === 0 ? 'Ainda não reescreveu nenhum texto.' : `Reescreveu ${counted(count, 'texto', 'textos')} depois da correção.`,
    feedback: (opened: number, published: number) =>
      opened === 0
        ? `Ainda não abriu ${published === 1 ? 'a correção publicada' : `nenhuma das ${number(published)} correções publicadas`}.`
        : opened === published
          ? `Abriu ${published === 1 ? 'a correção publicada' : `todas as ${number(published)} correções publicadas`}.`
          : `Abriu ${number(opened)} de ${number(published)} correções publicadas${percent(opened, published)}.`,
    minutes: (minutes: number) =>
      `Costuma escrever por ${minutes < 60 ? counted(Math.max(1, Math.round(minutes)), 'minuto', 'minutos') : hours(minutes)}.`,
    last: (moment: string, now: Date) => {
      const days = Math.floor((now.getTime() - new Date(moment).getTime()) / MS_A_DAY);
      const ago = days <= 0 ? 'hoje' : days === 1 ? 'ontem' : `há ${number(days)} dias`;
      return `A última entrega foi ${ago}, em ${DAY.format(new Date(moment))}.`;
    },
    never: 'Ainda não entregou nenhum texto.',
  },
  nothingToMeasure: 'Ainda sem atividades para medir',
  nothingToMeasureWhy: 'Entregas, pontualidade e reescritas aparecem aqui a partir da primeira atividade.',
};

function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return rest === 0 ? counted(whole, 'hora', 'horas') : `${number(whole)} h ${number(rest)} min`;
}
