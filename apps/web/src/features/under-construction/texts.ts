/** Each screen whose work has not landed: what it is called, and what it will hold. A line leaves when its screen comes. */
export const texts = {
  state: 'Esta tela ainda está em construção.',
  back: 'Voltar à página inicial',
  screens: {
    underConstruction: {
      title: 'Em construção',
      purpose: 'Aqui ficam as novidades já anunciadas que ainda não abriram para a sua escola.',
    },
    learningPath: { title: 'Trilha', purpose: 'Vai acompanhar uma trilha: engajamento, habilidades, resumo e etapas.' },
    mockExamReport: { title: 'Relatório do simulado', purpose: 'Vai mostrar os resultados do simulado por competência e por questão.' },
    dashboard: { title: 'Painel da trilha', purpose: 'Vai mostrar o andamento de uma trilha, por etapa e por questão.' },
    evolution: { title: 'Evolução', purpose: 'Vai mostrar como a escrita de cada turma muda de uma atividade para outra.' },
    evolutionPrint: { title: 'Evolução para impressão', purpose: 'Vai preparar o relatório de evolução para o papel.' },
    evolutionDashboard: { title: 'Painel de evolução', purpose: 'Vai comparar a evolução de turmas e escolas ao longo do ano.' },
    recommendations: { title: 'Ações', purpose: 'Vai sugerir o que fazer a seguir com cada turma, com os números que explicam por quê.' },
    technicianRecommendations: {
      title: 'Ações para a equipe técnica',
      purpose: 'Vai apontar as escolas e turmas que precisam de uma conversa.',
    },
    lessonPlan: { title: 'Plano de aula', purpose: 'Vai trazer objetivo, habilidades da BNCC, etapas e materiais de uma aula.' },
    engagementProfiles: { title: 'Perfis', purpose: 'Vai mostrar como os estudantes participam, com a regra à vista.' },
    knowledgeCentre: { title: 'Central de conhecimento', purpose: 'Vai reunir percursos de formação para quem ensina a escrever.' },
    trainingResources: { title: 'Recursos Formativos', purpose: 'Vai guardar materiais de formação, com o seu progresso em cada um.' },
    library: { title: 'Biblioteca', purpose: 'Vai abrir aqui o acervo de leitura da sua rede.' },
    socioEmotional: {
      title: 'Emocional',
      purpose: 'Vai mostrar, por turma e por escola, as respostas sobre competências socioemocionais.',
    },
    c5: { title: 'C5', purpose: 'Vai mostrar quais elementos da proposta de intervenção aparecem nos textos de cada turma.' },
    faq: { title: 'FAQ', purpose: 'Vai responder às perguntas mais comuns, com busca.' },
  },
};
