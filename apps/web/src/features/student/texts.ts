const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' });
/** A birthday has no hour and no place: read as the day it names. */
const BIRTHDAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const ordinal = (words: string) => words.replace(/^1 de /, '1º de ');
const day = (moment: string) => ordinal(DAY.format(new Date(moment)));

export const texts = {
  classes: 'Turmas',
  fallbackTitle: 'Estudante',
  loading: 'Carregando o estudante…',
  failed: 'Não deu para carregar o estudante',
  notFound: 'Não encontramos este estudante',
  notFoundWhy: 'Pode ter mudado de escola ou não estar ao seu alcance.',
  back: 'Ver as turmas',
  day,
  noClass: 'Sem turma',
  at: (group: string, school: string) => `${group}, ${school}`,
  readOnly: 'Você lê estes dados; quem muda é a docência ou a coordenação.',
  readOnlyArchived: 'Para mudar alguma coisa, traga de volta do arquivo.',

  facts: { username: 'Usuário', registration: 'Matrícula', birth_date: 'Nascimento', email: 'E-mail' },
  birthday: (date: string) => ordinal(BIRTHDAY.format(new Date(`${date}T00:00:00Z`))),
  none: 'Não informado',
  pending: 'Primeiro acesso pendente',
  archivedBadge: 'No arquivo',
  adaptedBadge: 'Com adaptações',

  newPassword: 'Nova senha',
  more: 'Mais ações',
  move: 'Mudar de turma',
  leave: 'Tirar da turma',
  archive: {
    action: 'Arquivar',
    title: (name: string) => `Arquivar ${name}?`,
    lead: 'Deixa de entrar na plataforma e sai das listas. Nada é apagado, e dá para trazer de volta.',
    done: (name: string) => `${name} foi para o arquivo.`,
    failed: (why: string) => `Nada mudou. ${why}`,
    since: (moment: string) => `No arquivo desde ${day(moment)}: não entra na plataforma nem aparece nas listas. Nada foi apagado.`,
    restore: 'Trazer de volta',
    restored: (name: string) => `${name} está de volta.`,
  },

  tabsLabel: 'Partes do estudante',
  tabs: {
    dados: 'Dados',
    turmas: 'Turmas',
    adaptacoes: 'Adaptações',
    textos: 'Atividades e textos',
    evolucao: 'Evolução',
    engajamento: 'Engajamento',
    privacidade: 'Privacidade',
  },

  data: {
    first_name: 'Nome',
    last_name: 'Sobrenome',
    email: 'E-mail',
    registration: 'Matrícula',
    birth_date: 'Data de nascimento',
    username: 'Usuário',
    usernameHelp: 'É com ele que se entra na plataforma. Não muda.',
    save: 'Salvar',
    saved: 'Dados salvos.',
    unchanged: 'Nada mudou ainda.',
    tooLong: (most: number) => `Use no máximo ${most} caracteres.`,
  },
  conflict: {
    title: 'Alguém mudou estes dados antes de você',
    lead: 'Nada do que você digitou se perdeu. Escolha o que vale em cada campo e salve.',
    leadDisjoint: 'O que você digitou não bate com o que mudou: as duas mudanças valem juntas. Confira e salve.',
    mine: (value: string) => `O que você digitou: ${value}`,
    theirs: (value: string) => `O que está salvo agora: ${value}`,
    taken: (field: string, value: string) => `${field} agora é ${value}.`,
    blank: 'em branco',
    save: 'Salvar o que escolhi',
    giveUp: 'Ficar com o que está salvo',
  },

  memberships: {
    present: 'Agora',
    former: 'Antes',
    since: (moment: string) => `Desde ${day(moment)}`,
    period: (from: string, to: string) => `De ${day(from)} a ${day(to)}`,
    year: (year: number) => `Ano letivo de ${year}`,
    none: 'Não está em nenhuma turma',
    noneWhy: 'A conta e os textos continuam. Para voltar a uma turma, inclua de novo na página dela.',
    noFormer: 'Ainda não há turmas anteriores ao seu alcance.',
    moveFrom: (group: string) => `Mudar de ${group} para outra turma`,
    leaveFrom: (group: string) => `Tirar de ${group}`,
  },

  adaptations: {
    lead: 'Valem para todos os textos deste estudante. Quem corrige vê as adaptações na mesa de correção, e os motivos de nota zero que elas excluem ficam fechados.',
    disregard_length: 'Desconsiderar o tamanho',
    disregard_length_help: 'Um texto curto não perde nota nem é zerado por ter poucas linhas.',
    disregard_genre: 'Desconsiderar o gênero',
    disregard_genre_help: 'Fugir do tipo de texto pedido não zera nem rebaixa a correção.',
    disregard_theme: 'Desconsiderar o tema',
    disregard_theme_help: 'Fugir do tema proposto não zera nem rebaixa a correção.',
    saving: 'Salvando…',
    saved: 'Adaptações salvas.',
    failed: (why: string) => `A mudança não foi salva. ${why}`,
    changedByOther: 'Alguém mudou as adaptações antes de você. Elas agora estão como aparecem aqui; se ainda for o caso, mude de novo.',
  },

  coming: {
    textos: {
      title: 'Nenhum texto ainda',
      words: 'As atividades e os textos deste estudante, com as notas, aparecem aqui a partir da primeira atividade.',
    },
    evolucao: {
      title: 'Ainda não há o que comparar',
      words: 'A evolução por competência começa a ser desenhada no segundo texto corrigido.',
    },
    engajamento: {
      title: 'Ainda sem atividades para medir',
      words: 'Entregas, pontualidade e reescritas aparecem aqui a partir da primeira atividade.',
    },
  },
};
