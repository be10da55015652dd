import type { Look } from '../../ui/look';

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const texts = {
  title: 'Configurações',
  tabsLabel: 'Partes das configurações',
  tabs: { dados: 'Dados', senha: 'Senha', papel: 'Papel', aparencia: 'Aparência' },
  save: 'Salvar',
  saved: 'Dados salvos.',
  unchanged: 'Nada mudou ainda.',
  data: {
    username: 'Usuário',
    usernameHelp: 'É com ele que você entra. Só a escola pode mudar.',
    first_name: 'Nome',
    last_name: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    birth_date: 'Data de nascimento',
    pronouns: 'Pronomes',
    pronounsHelp: 'Como você prefere ser tratada ou tratado: ela, ele, elu.',
  },
  password: {
    lead: 'Ao trocar a senha, as suas sessões em outros aparelhos são encerradas.',
    current: 'Senha atual',
    change: 'Trocar a senha',
    changed: 'Senha trocada. As sessões em outros aparelhos foram encerradas.',
  },
  role: {
    lead: 'O papel ativo decide o que você vê e o que pode fazer. Papéis do mesmo tipo valem juntos.',
    label: 'Papel ativo',
    chosen: (role: string) => `Agora você está em ${role}.`,
    none: 'A sua conta não tem papéis em escolas.',
    staff: 'Você é da equipe: vê todas as redes, escolas e turmas, seja qual for o papel.',
    superuser: 'Você administra o sistema: vê tudo e também muda as flags.',
  },
  reach: {
    groups: (groups: readonly string[]) => `${groups.length === 1 ? 'Alcança a turma' : 'Alcança as turmas'} ${LIST.format(groups)}.`,
    school: 'Alcança todas as turmas da escola.',
    schoolReports: 'Lê turmas e relatórios da escola.',
    networkReports: 'Lê turmas e relatórios de toda a rede.',
    networkOnly: 'Lê os relatórios da rede, sem os textos dos estudantes.',
    queue: 'Alcança a fila e os textos que você pegou para corrigir.',
    blindQueue: 'Alcança a fila e os textos que você pegou, sem o nome de quem escreveu.',
    trialQueue: 'Alcança a fila de teste. As suas correções não contam nos relatórios.',
    student: 'Alcança a área do estudante.',
    unknown: 'Ainda não está ligado a uma escola.',
  },
  look: {
    label: 'Aparência',
    lead: 'Vale neste navegador, na hora.',
    names: { light: 'Clara', dark: 'Escura', system: 'Como o sistema' } satisfies Record<Look, string>,
    help: {
      light: 'Papel claro, tinta escura.',
      dark: 'Para ler à noite.',
      system: 'Segue o que o seu aparelho usa.',
    } satisfies Record<Look, string>,
  },
};
