import type { AnnotationType } from '@lauda/contract/review-parts';
import { figure } from '../../../lib/figures';
import { listed } from '../../../lib/listed';
import type { HighlightGroup } from '../../../parts/highlight-groups';

const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

const GROUPS: Record<HighlightGroup, string> = {
  spell: 'Ortografia',
  grammar: 'Gramática',
  orality: 'Oralidade',
  special: 'Casos especiais',
};

const TONES: Record<AnnotationType, string> = {
  correcao: 'correção',
  elogio: 'elogio',
  orientacao: 'orientação',
  plagio: 'plágio',
};

const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim()}”`;

export const texts = {
  quoted,
  group: (group: HighlightGroup) => GROUPS[group],
  tone: (type: AnnotationType) => TONES[type],
  competence: (position: number) => `C${position}`,
  head: (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · '),
  line: (number: number) => `l. ${number}`,
  lineSpoken: (number: number) => `linha ${number}`,

  sheet: {
    label: (title: string) => (title ? `Redação: ${title}` : 'Redação'),
    untitled: 'Sem título',
    blank: 'Nada foi escrito nesta folha.',
    help: 'Setas: palavra a palavra ou linha a linha. Com Shift, a seleção cresce. Home e End: começo e fim da linha. Enter: marcar o que está selecionado. Ctrl e seta para baixo ou para cima: próxima marca ou a anterior.',
    helpWithKeys: 'De 1 a 5: marcar com essa competência. N: próxima marca; Shift e N: a anterior.',
    noMarks: 'Nenhuma marca neste texto.',
    mark: 'Marcar',
    tooLong: 'O trecho é longo demais para uma marca. Escolha um menor, ou comente o texto todo.',
    selected: (quote: string) => `Selecionado: ${quoted(quote)}`,
  },

  composer: {
    title: 'Nova marca',
    general: 'Comentário geral',
    edit: 'Mudar a marca',
    competence: 'Competência',
    tone: 'Tipo',
    comment: 'Comentário',
    placeholder: 'Escreva, ou / para o banco',
    suggestion: 'Como ficaria',
    addSuggestion: 'Sugerir outra redação',
    bank: 'banco',
    save: 'Marcar',
    done: 'Pronto',
    cancel: 'Cancelar',
    chooseCompetence: 'Escolha a competência.',
    keep: 'Guardar no banco',
    kept: 'Guardado no seu banco',
    tooLong: (count: number) => `${counted(count, 'caractere', 'caracteres')} a mais.`,
  },

  bank: {
    label: 'Banco de comentários',
    origin: { own: 'seu', school: 'da escola', product: 'da Lauda' },
    uses: (count: number) => (count === 0 ? '' : counted(count, 'uso', 'usos')),
    searching: 'Procurando…',
    none: 'Nada no banco com essas palavras.',
    failed: 'Não deu para abrir o banco.',
    found: (count: number) => counted(count, 'comentário', 'comentários'),
  },

  note: {
    notes: 'Marcações',
    edit: 'Mudar',
    remove: 'Remover',
    removed: 'Marca removida.',
    undo: 'Desfazer',
    report: 'Denunciar',
    reported: 'Denunciada',
    resolved: 'Resolvida',
    noComment: 'Sem comentário',
    suggestion: (text: string) => `→ ${text}`,
    by: (author: string) => `de ${author}`,
    spoken: (head: string, quote: string, comment: string) => `${head}: ${quoted(quote)}. ${comment || 'Sem comentário'}`,
    show: (quote: string) => `Mostrar no texto: ${quoted(quote)}`,
  },

  unplaced: {
    orphans: 'Sem âncora',
    orphansWhy: 'O trecho mudou depois da marca. Ela fica aqui, com as palavras de antes.',
    general: 'Sobre o texto todo',
    add: 'Comentar o texto todo',
  },

  tip: {
    label: (group: string, quote: string) => `${group}: ${quoted(quote)}`,
    /** Spec §5, to the letter. */
    nothing: 'Nenhum comentário ou sugestão',
    suggestions: 'Sugestões',
    spoken: (group: string, quote: string, comment: string, suggestions: readonly string[]) =>
      [
        `${group}: ${quoted(quote)}.`,
        comment || (suggestions.length === 0 && 'Nenhum comentário ou sugestão'),
        suggestions.length > 0 && `${counted(suggestions.length, 'sugestão', 'sugestões')}: ${listed(suggestions, 'ou')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    helpful: 'Ajudou',
    notHelpful: 'Não ajudou',
    isDeviation: 'É desvio',
    isNoDeviation: 'Não é',
    decision: 'Conta como desvio?',
    accepted: 'aceito',
    rejected: 'recusado',
    use: 'Usar como marcação',
    close: 'Fechar',
  },

  chooser: { label: 'Marcas neste trecho' },

  list: {
    title: (count: number) => (count === 0 ? 'Nenhuma marca no texto' : `Todas as marcas no texto (${figure(count)})`),
  },
};
