import type { AuditEvent } from '@lauda/contract/student-privacy';

const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

export const texts = {
  trail: {
    title: 'Quem viu e quem mudou',
    lead: 'Cada leitura e cada mudança ficam escritas e não podem ser apagadas.',
    caption: 'Leituras e mudanças, das mais novas às mais antigas',
    columns: { happened: 'Quando', actor: 'Quem', action: 'O quê' },
    moment: (happened: string) => MOMENT.format(new Date(happened)),
    system: 'O sistema',
    actions: {
      'student.read': 'Leu a página do estudante',
      'student.created': 'Criou a conta',
      'student.changed': 'Mudou os dados',
      'student.adapted': 'Mudou as adaptações',
      'student.moved': 'Mudou de turma',
      'student.left': 'Tirou da turma',
      'student.archived': 'Arquivou',
      'student.restored': 'Trouxe de volta',
      'student.password_reset': 'Deu uma senha provisória',
      'student.exported': 'Exportou os dados',
      'student.erased': 'Apagou os dados',
      'school_group.exported': 'Exportou a lista da turma',
    } satisfies Record<AuditEvent['action'], string>,
    more: 'Mostrar mais antigas',
    shown: (shown: number, all: number) => `${shown.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')}`,
    failed: 'Não deu para carregar o registro',
    loading: 'Carregando o registro…',
    none: 'Nada registrado ainda.',
  },
  export: {
    title: 'Cópia de tudo',
    lead: 'Um arquivo JSON com tudo o que existe sobre este estudante, tabela por tabela. O pedido fica registrado.',
    action: 'Exportar os dados',
    file: (username: string) => `dados-${username}.json`,
    done: 'Cópia exportada.',
    failed: (why: string) => `A cópia não foi feita. ${why}`,
  },
  erase: {
    title: 'Apagar os dados',
    lead: 'Apaga nome, usuário, e-mail, matrícula e tudo o que identifica o estudante. Os totais das turmas ficam. Não há como desfazer.',
    action: 'Apagar os dados…',
    dialogTitle: (name: string) => `Apagar os dados de ${name}?`,
    dialogLead: 'A conta deixa de existir e nada do que a identifica pode ser recuperado, nem por nós.',
    label: (username: string) => `Para confirmar, digite o usuário: ${username}`,
    mismatch: 'Não é o mesmo usuário. Confira e digite de novo.',
    confirm: 'Apagar para sempre',
    cancel: 'Cancelar',
    done: 'Os dados foram apagados.',
    failed: (why: string) => `Nada foi apagado. ${why}`,
  },
};
