/** Every address that exists, with one example for what varies. */
export const publicScreens = [
  '/login',
  '/acesso',
  '/privacidade',
  '/recuperar-senha?token=nenhum',
  '/em-construcao/correio',
  '/nao-existe',
];

/** Screens that have landed, each with a face of its own. */
export const landedScreens = [
  '/',
  '/perfil',
  '/perfil?aba=senha',
  '/perfil?aba=papel',
  '/perfil?aba=aparencia',
  '/em-construcao',
  '/em-construcao/ui',
];

/** Screens that say they are being built: one face, many addresses. */
export const comingScreens = [
  '/c5',
  '/grade-unica',
  '/notificacoes',
  '/perfil-estudantes',
  '/centraldeconhecimento',
  '/recursos-formativos',
  '/dashboard/1/engajamento',
  '/relatorio-simulado/1/encerrada',
  '/temas',
  '/temas/1',
  '/turmas',
  '/turmas?ano=2024',
  '/turmas/60',
  '/turmas/60?q=ninguem',
  '/turmas/999999',
  '/turmas/estudante/204',
  '/turmas/estudante/204?aba=turmas',
  '/turmas/estudante/204?aba=adaptacoes',
  '/turmas/estudante/204?aba=textos',
  '/turmas/estudante/999999',
  '/turmas/estudante/204/alterar_senha',
  '/grades',
  '/grades/1',
  '/evolucao',
  '/evolucao/impressao',
  '/evolucao/dashboard',
  '/recomendacoes',
  '/recomendacoes/tecnicos',
  '/plano-de-aula/v2/1',
  '/atividades/pratica',
  '/atividades/trilha/unificado/1/em_andamento',
  '/socio-emocional',
  '/biblioteca',
  '/faq',
];
