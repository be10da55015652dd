import { figure } from '../../lib/figures';
import { listed } from '../../lib/listed';

const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

export const texts = {
  failed: {
    title: 'Não foi possível abrir esta redação',
    notFound: 'Redação não encontrada',
    notFoundWhy: 'Ela não existe mais, ou não está entre as que você acompanha.',
    forbidden: 'Você não pode abrir esta redação',
    forbiddenWhy: 'O seu perfil de acesso não a alcança. Se deveria alcançar, fale com a coordenação.',
    back: 'Voltar',
    toQueue: 'Ir para a fila',
    toActivities: 'Ir para as atividades',
  },
  loading: 'Abrindo a redação…',
  title: 'Correção',
  list: (words: readonly string[]) => listed(words, 'e'),
  separator: ' · ',

  header: {
    toQueue: 'Fila',
    toActivity: 'Atividade',
    code: (code: string) => `código ${code}`,
    student: (name: string, group: string | null) => (group ? `${name}, ${group}` : name),
    late: 'Entregue com atraso',
    adaptations: {
      disregard_length: 'PCD: desconsiderar tamanho',
      disregard_genre: 'PCD: desconsiderar gênero',
      disregard_theme: 'PCD: desconsiderar tema',
    },
    theme: 'Tema e textos',
    shortcuts: 'Atalhos',
    timeSpent: 'Tempo nesta correção',
    duration: (minutes: number) => {
      if (minutes < 1) return 'menos de 1 min';
      return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    },
  },

  saving: {
    saving: 'Salvando…',
    offline: 'Sem conexão',
    kept: 'Sem conexão: guardado neste computador',
    unsaved: 'Não salvo',
    retry: 'Tentar agora',
    elsewhere: 'Há mudanças não salvas em outro texto.',
    openElsewhere: 'Abrir',
    discard: 'Descartar',
  },

  conflict: {
    title: 'Duas versões do mesmo campo',
    lead: 'Isto mudou em outro lugar enquanto você trabalhava. As duas versões estão aqui; escolha a que fica.',
    mine: 'A sua',
    theirs: 'A outra',
    keepMine: 'Manter a minha',
    useTheirs: 'Usar a outra',
    blank: 'Em branco',
    fields: {
      level_id: 'Nota',
      comment: 'Comentário',
      justification: 'Justificativa',
      elements: 'Elementos da proposta',
      highlight_decisions: 'Desvios aceitos e recusados',
      zero_grade_reason_id: 'Motivo do zero',
      status: 'Situação',
      total: 'Total',
      annotation_type: 'Tipo da marca',
      competence_id: 'Competência',
      suggested_text: 'Sugestão',
      start: 'Começo do trecho',
      end: 'Fim do trecho',
      quote: 'Trecho',
    },
    of: (field: string, where: string) => `${field}: ${where}`,
    review: 'correção',
    annotation: 'marca',
    marked: (count: number) => counted(count, 'item', 'itens'),
  },

  lease: {
    title: 'Este texto não está mais com você',
    lead: 'Ele voltou para a fila ou passou a outra pessoa. O que você fez e ainda não foi salvo continua neste computador.',
    draft: 'Guardar como rascunho',
    draftSaid: 'Rascunho guardado neste computador. Ele volta quando você abrir este texto de novo.',
    reload: 'Recarregar e tentar de novo',
    abandon: 'Abandonar a correção',
    warning: (time: string) => `Sem mudanças até ${time}, este texto volta para a fila.`,
    extend: 'Continuar com ele',
  },

  states: {
    start: 'Iniciar correção',
    startWords: 'Ninguém está corrigindo este texto.',
    resume: 'Retomar correção',
    resumeWords: 'Você abandonou esta correção; o rascunho está guardado.',
    readOnly: 'Só leitura',
    noReview: 'Você pode ler este texto, mas não corrigi-lo.',
    finished: 'Correção finalizada',
    finishedAt: (when: string) => `Correção finalizada em ${when}.`,
    reopen: 'Reabrir correção',
    date: (when: string) => new Date(when).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long' }),
  },

  parts: { label: 'Partes da correção', texto: 'Texto', nota: 'Nota', marcas: 'Marcas' },

  grading: {
    title: 'Notas',
    total: (most: number) => `de ${most}`,
    missing: (grades: number, justifications: number) =>
      [
        grades > 0 && `${grades === 1 ? 'falta' : 'faltam'} ${counted(grades, 'competência', 'competências')}`,
        justifications > 0 && `${justifications === 1 ? 'falta' : 'faltam'} ${counted(justifications, 'justificativa', 'justificativas')}`,
      ]
        .filter(Boolean)
        .join(' e '),
    complete: 'completa',
    spokenTotal: (total: number, most: number, missing: string) => `Total ${total} de ${most}${missing && `, ${missing}`}`,
    levels: (competence: string) => `Nota em ${competence}`,
    levelsHelp: 'Setas mudam o nível; um algarismo escolhe; Enter leva à próxima competência.',
    notGraded: 'sem nota',
    proposed: (points: number) => `${points}?`,
    toNext: (points: number) => `Para ${points}:`,
    clear: 'Tirar a nota',
    comment: 'Comentário da competência',
    commentHint: 'O que o estudante vai ler',
    justification: 'Justificativa da nota máxima',
    justificationHint: 'Diga o que no texto sustenta esta nota.',
    justificationMissing: 'Falta justificar a nota máxima.',
    general: 'Comentário geral',
    deviations: (accepted: number, rejected: number, open: number) =>
      [
        counted(accepted, 'desvio aceito', 'desvios aceitos'),
        rejected > 0 && counted(rejected, 'recusado', 'recusados'),
        open > 0 && `${figure(open)} por decidir`,
      ]
        .filter(Boolean)
        .join(' · '),
    others: 'Outras correções',
    otherTitle: (name: string | null, ordinal: number) => name ?? `${ordinal}ª correção`,
    result: 'Nota final',
    zeroed: 'Zero',
  },

  c5: {
    title: 'Elementos da proposta',
    names: { agente: 'agente', acao: 'ação', meio: 'meio', finalidade: 'finalidade', detalhamento: 'detalhamento' },
    help: 'Selecione um trecho e escolha o elemento para ligá-lo; sem seleção, o elemento só é marcado.',
    proposes: (count: number, points: number) => `${counted(count, 'elemento', 'elementos')} → nível sugerido ${points}.`,
    use: (points: number) => `Usar ${points}`,
    tied: (quote: string) => `ligado a “${quote}”`,
    machine: (names: string) => `A leitura automática apontou: ${names}.`,
    take: 'Conferir e marcar',
    show: 'Ver trecho',
    nullState: 'nulo',
  },

  ai: {
    title: 'Sugestão da máquina',
    after: 'Aparece depois das suas notas.',
    suggests: (total: number, low: number | null, high: number | null) =>
      low === null || high === null ? `${total} pontos` : `${total} pontos, provavelmente entre ${low} e ${high}`,
    agreement: (texts: number, rmse: number, qwk: number) =>
      `Em ${counted(texts, 'texto que nunca viu', 'textos que nunca viu')}, o erro típico foi de ${figure(Math.round(rmse))} pontos; concordância ${words(qwk)} com quem corrige (${figure(qwk)}). É uma sugestão: a nota é sua.`,
    competence: (points: number) => `máquina: ${points}`,
    refused: 'A máquina não dá nota a este texto.',
    failed: 'Não foi possível buscar a sugestão.',
  },

  zero: {
    key: 'zerar',
    title: 'Zerar a redação',
    lead: 'O primeiro motivo que servir, nesta ordem. As notas dadas ficam guardadas; o zero pode ser desfeito até finalizar.',
    reasons: 'Motivo',
    closed: 'Fechado pela adaptação deste estudante.',
    comment: 'Comentário para o estudante',
    confirm: 'Zerar',
    cancel: 'Cancelar',
    choose: 'Escolha um motivo.',
    done: (reason: string) => `Redação zerada: ${reason}`,
    unknown: 'motivo registrado',
    undo: 'Desfazer o zero',
    failed: 'Não foi possível carregar os motivos',
  },

  abandon: {
    title: 'Abandonar a correção',
    lead: 'O texto volta para a fila. O que você fez fica guardado para você.',
    reason: 'Motivo',
    confirm: 'Abandonar',
    cancel: 'Cancelar',
    done: 'Correção abandonada. O rascunho ficou guardado.',
    unsaved: 'Ainda há mudanças por enviar. Espere a conexão voltar para abandonar.',
    failed: 'Não foi possível carregar os motivos',
  },

  ending: {
    keys: 'Teclas',
    mark: 'marcar',
    level: 'nível',
    zero: 'zerar',
    plagiarism: 'plágio',
    abandon: 'abandonar',
    to: '–',
    previous: 'Anterior',
    finish: 'Só finalizar',
    finishAndNext: 'Finalizar e ir à próxima',
    next: 'Próxima',
    finished: 'Correção finalizada.',
    undo: 'Desfazer',
    noMore: 'Não há mais textos à espera.',
    nextFailed: 'Não deu para buscar a próxima.',
    missingGrade: (competence: string) => `Falta a nota de ${competence}.`,
    missingJustification: (competence: string) => `Falta justificar a nota máxima de ${competence}.`,
    unresolved: 'Há mudanças que não foram salvas. Resolva-as antes de finalizar.',
    select: 'Selecione o trecho copiado e aperte a tecla de novo, ou comente o texto todo.',
  },
};

/** How the measure is usually read in the research on grading. */
function words(qwk: number) {
  if (qwk >= 0.8) return 'muito boa';
  if (qwk >= 0.6) return 'boa';
  return qwk >= 0.4 ? 'moderada' : 'fraca';
}
