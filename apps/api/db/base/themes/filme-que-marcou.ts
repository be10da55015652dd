import type { BaseTheme } from './shape';

export const filmeQueMarcou: BaseTheme = {
  slug: 'filme-que-marcou',
  title: 'Resenha: um filme que mudou o meu jeito de olhar',
  genre: 'resenha-critica',
  school_grades: [6, 7, 8, 9, 10, 11, 12],
  learning_path_type: 'trilha',
  summary: 'Recomendar é fácil; difícil, e bonito, é mostrar por quê.',
  statement: `O cineclube da escola vai montar um painel com resenhas para ajudar a turma a escolher as próximas sessões. Escolha um filme a que você assistiu com atenção e escreva uma resenha crítica sobre ele.

Apresente a obra (título, direção, ano, assunto), sem revelar o final, e avalie pelo menos dois aspectos: história, personagens, imagem, som, ritmo, interpretação. Diga a quem você recomenda o filme e a quem não recomenda. De 120 a 280 palavras, com título.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Contar não é criticar',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Depois da sessão, há quem diga “é legal” e há quem conte tudo, do começo ao fim. Nenhum dos dois fez crítica. Criticar é explicar como o filme produz o efeito que produz. Se a cena assusta, de onde vem o susto: do monstro ou do silêncio antes dele? Se a gente chora na despedida, é por causa da música, do rosto da atriz ou do tempo que a câmera demora a ir embora?

Uma boa resenha escolhe poucas perguntas assim e responde com exemplos. Ela tem opinião, mas mostra as provas; é generosa com o leitor, porque lhe dá motivos para discordar.`,
    },
    {
      kind: 'literario',
      title: 'O menino que cabe em um risco',
      source: 'Resenha escrita pela Equipe Lauda sobre a animação O menino e o mundo (2013), de Alê Abreu',
      is_invented: false,
      body: `Um menino feito de meia dúzia de traços sai de casa para procurar o pai. Parece pouco, e é com esse pouco que Alê Abreu constrói um dos filmes mais fortes da animação brasileira. Quase não há falas que se entendam: as pessoas conversam em uma língua de trás para a frente, e o espectador, tão perdido quanto o protagonista, precisa ler cores e sons.

No campo, o papel fica branco e a flauta respira. Na cidade, recortes de revista e fumaça tomam a tela até sufocar. A crítica ao trabalho que esmaga vem daí, da forma, e não de um discurso. Quem espera ação vai achar lento; quem aceita o convite sai da sala enxergando melhor.`,
    },
    {
      kind: 'charge',
      title: 'Cinco estrelas',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Saindo do cinema, quatro amigos seguram o celular com a nota já pronta: cinco estrelas, uma estrela, três estrelas, cinco estrelas. Um quinto rapaz, parado no meio da calçada, olha para o alto com a boca aberta e os olhos molhados. “E você, quanto deu?”, perguntam. Ele demora. “Calma”, responde, “o filme ainda não acabou aqui dentro.” Os outros procuram no aplicativo, aflitos, a opção correspondente.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'Central do Brasil (1998), de Walter Salles',
      body: 'Dora, que escreve cartas para quem não sabe escrever, viaja com o menino Josué em busca do pai dele. Bom para analisar transformação de personagem.',
    },
    {
      kind: 'filme',
      title: 'O auto da Compadecida (2000), de Guel Arraes',
      body: 'A comédia adapta a peça de Ariano Suassuna. Permite comentar ritmo, linguagem popular e mistura de riso e religião.',
    },
    {
      kind: 'conceito',
      title: 'Plano e enquadramento',
      body: 'Plano é o trecho filmado sem corte; enquadramento é o que se deixa dentro da tela. Usar um desses termos com exemplo deixa a avaliação mais precisa.',
    },
  ],
  template: {
    title: 'Resenha para o painel do cineclube',
    guidance:
      'Veja de novo uma cena do filme, só uma, e anote o que se vê e o que se ouve. Use essa cena como prova da sua opinião. Não conte o final!',
    days: 10,
  },
};
