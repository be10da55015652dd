/** Every address of a screen (spec §2.2 and ours). What the router matches is in `patterns`, with the wire's names for what varies. */
export const patterns = {
  schoolGroup: '/turmas/:school_group_id',
  student: '/turmas/estudante/:student_id',
  studentPassword: '/turmas/estudante/:student_id/alterar_senha',
  theme: '/temas/:theme_id',
  editTheme: '/temas/:theme_id/editar',
  reviewGrid: '/grades/:review_grid_id',
  lessonPlan: '/plano-de-aula/v2/:lesson_plan_id',
  activities: '/atividades/:test_type',
  learningPath: '/atividades/:learning_path_type/unificado/:learning_path_instance_id/:learning_path_state',
  printActivity: '/atividades/:test_type/impressao',
  review: '/correcao/:composition_id',
  versions: '/correcao/:composition_id/versoes',
  printReview: '/correcao/:composition_id/impressao',
  mockExamReport: '/relatorio-simulado/:learning_path_instance_id/:learning_path_state',
  dashboard: '/dashboard/:learning_path_instance_id/:dashboard_id',
} as const;

type Values = Record<string, string | number>;
const fill = (pattern: string, values: Values) =>
  pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));

export const paths = {
  // Public
  login: '/login',
  networkAccess: '/acesso',
  privacy: '/privacidade',
  recovery: '/recuperar-senha',

  // Without the sidebar
  termsAcceptance: '/aceite-termos',
  firstAccess: '/primeiro-acesso',

  home: '/',
  profile: '/perfil',
  notifications: '/notificacoes',
  classes: '/turmas',
  schoolGroup: (school_group_id: number) => fill(patterns.schoolGroup, { school_group_id }),
  student: (student_id: number) => fill(patterns.student, { student_id }),
  studentPassword: (student_id: number) => fill(patterns.studentPassword, { student_id }),
  newStudents: '/turmas/novos-estudantes',
  newStudentsOf: (school_group_id: number) => `/turmas/novos-estudantes?turma=${school_group_id}`,
  accessSlips: '/turmas/bilhetes',
  engagementProfiles: '/perfil-estudantes',
  themes: '/temas',
  theme: (theme_id: number) => fill(patterns.theme, { theme_id }),
  newTheme: '/temas/novo',
  editTheme: (theme_id: number) => fill(patterns.editTheme, { theme_id }),
  reviewGrids: '/grades',
  reviewGrid: (review_grid_id: number) => fill(patterns.reviewGrid, { review_grid_id }),
  singleGrid: '/grade-unica',
  activities: (test_type: string) => fill(patterns.activities, { test_type }),
  activity: (test_type: string, id: number) => `${fill(patterns.activities, { test_type })}?atividade=${id}`,
  activitiesOf: (school_group_id: number) => `${fill(patterns.activities, { test_type: 'pratica' })}?turma=${school_group_id}`,
  newActivity: '/atividades/nova',
  newActivityOf: (theme_id: number) => `/atividades/nova?tema=${theme_id}`,
  newRewritingOf: (test_id: number) => `/atividades/nova?reescrita=${test_id}`,
  printActivity: (test_type: string, id: number) => `${fill(patterns.printActivity, { test_type })}?atividade=${id}`,
  learningPath: (learning_path_type: string, learning_path_instance_id: number, learning_path_state: string) =>
    fill(patterns.learningPath, { learning_path_type, learning_path_instance_id, learning_path_state }),
  review: (composition_id: number) => fill(patterns.review, { composition_id }),
  versions: (composition_id: number) => fill(patterns.versions, { composition_id }),
  printReview: (composition_id: number) => fill(patterns.printReview, { composition_id }),
  reviewDesk: '/mesa',
  mockExamReport: (learning_path_instance_id: number, learning_path_state: string) =>
    fill(patterns.mockExamReport, { learning_path_instance_id, learning_path_state }),
  dashboard: (learning_path_instance_id: number, dashboard_id: string) =>
    fill(patterns.dashboard, { learning_path_instance_id, dashboard_id }),
  evolution: '/evolucao',
  evolutionPrint: '/evolucao/impressao',
  evolutionDashboard: '/evolucao/dashboard',
  recommendations: '/recomendacoes',
  technicianRecommendations: '/recomendacoes/tecnicos',
  lessonPlan: (lesson_plan_id: number) => fill(patterns.lessonPlan, { lesson_plan_id }),
  knowledgeCentre: '/centraldeconhecimento',
  trainingResources: '/recursos-formativos',
  library: '/biblioteca',
  socioEmotional: '/socio-emocional',
  c5: '/c5',
  faq: '/faq',
  engineBench: '/administracao/leitura',
  underConstruction: '/em-construcao',
  uiGallery: '/em-construcao/ui',
  mailbox: '/em-construcao/correio',
} as const;
