import type { BaseTheme } from './shape';

export const acessoAoCinema: BaseTheme = {
  slug: 'acesso-ao-cinema',
  title: 'A democratização do acesso ao cinema no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Entre o preço do ingresso e a distância da sala, muita gente nunca viu um filme na tela grande.',
  statement: `Escreva um texto dissertativo-argumentativo, em português formal, sobre “A democratização do acesso ao cinema no Brasil”. Use os textos abaixo como ponto de partida e acrescente o repertório que você construiu dentro e fora da escola.

Defenda sua tese com argumentos organizados e conclua com uma proposta que enfrente o problema apresentado, indicando responsáveis, ação, meios e finalidade, sempre em respeito aos direitos humanos. De 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Da calçada ao shopping',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Houve um tempo em que o cinema ficava na praça. Nos anos 1970, o Brasil chegou a ter mais de três mil salas, muitas em cidades pequenas, com bilheteria na calçada e pipoqueiro na porta. A televisão, o videocassete e o preço dos terrenos foram apagando os letreiros: alguns prédios viraram igreja, estacionamento, supermercado.

Quando as salas voltaram a se multiplicar, voltaram em outro endereço, dentro de centros comerciais e nos bairros de maior renda. Para quem vive longe deles, o ingresso é só uma parte da conta; há também as passagens, o lanche e a volta tarde da noite. Assim, uma arte nascida para multidões tornou-se, em boa parte do território, um passeio raro.`,
    },
    {
      kind: 'dado',
      title: 'Por que você não foi ao cinema neste ano?',
      source: 'Pesquisa “Tela apagada”, Coletivo Projetor, com 600 moradores de cidades de até 50 mil habitantes',
      is_invented: true,
      figure: {
        unit: '% das respostas',
        rows: [
          { label: 'Não há sala na cidade', value: 52 },
          { label: 'É caro', value: 26 },
          { label: 'Falta tempo', value: 13 },
          { label: 'Prefere ver em casa', value: 9 },
        ],
      },
      body: 'Mais da metade dos entrevistados deu uma resposta simples: não existe sala onde moram. Entre eles, a distância média até o cinema mais próximo foi de 87 quilômetros. O argumento de que as pessoas deixaram de gostar da experiência coletiva não se confirma, pois apenas 9 em cada 100 declararam preferir o sofá. Convidados para uma sessão gratuita na quadra da escola, 8 em cada 10 disseram que iriam.',
    },
    {
      kind: 'lei',
      title: 'Cultura também é direito',
      source: 'Constituição Federal, artigo 215, e Lei nº 13.006/2014, em nossas palavras',
      is_invented: false,
      body: 'A Constituição atribui ao Estado a tarefa de garantir que todos exerçam plenamente os direitos culturais e cheguem às fontes da cultura do país. Em sintonia com esse dever, uma lei de 2014 acrescentou à rotina das escolas de educação básica a exibição de filmes brasileiros: pelo menos duas horas por mês, como parte da proposta pedagógica, e não como recheio para a falta de um professor.',
    },
    {
      kind: 'depoimento',
      title: 'O lençol do seu Almir',
      source: 'Depoimento de Cleonice, 41 anos, agente de saúde (personagem fictícia)',
      is_invented: true,
      body: 'Aqui no distrito nunca teve cinema. Quem inventou um foi o seu Almir, que consertava rádio. Ele prendia um lençol de casal na parede da associação, puxava uma extensão e pronto: sexta-feira era dia de filme. A primeira vez, minha mãe vestiu a roupa da missa. Eu tinha nove anos e tomei um susto quando o trem veio na nossa direção; agarrei o braço de uma senhora que eu nem conhecia, e ela agarrou o meu. Até hoje, quando nos cruzamos na rua, a gente ri daquele trem.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'Cinema Paradiso (1988), de Giuseppe Tornatore',
      body: 'A sala da pequena cidade siciliana é escola, praça e família para o menino Totó. Ajuda a argumentar que o cinema forma vínculos, e não apenas plateias.',
    },
    {
      kind: 'filme',
      title: 'Cine Holliúdy (2013), de Halder Gomes',
      body: 'No interior do Ceará dos anos 1970, um exibidor luta para manter sua sala diante da chegada da televisão. É um retrato brasileiro e bem-humorado da perda das telas no interior.',
    },
    {
      kind: 'livro',
      title: '“O direito à literatura” (1988), de Antonio Candido',
      body: 'O crítico sustenta que a arte é necessidade humana, um bem que não se pode negar a ninguém. A ideia se estende ao cinema com facilidade: sem fabulação, ninguém passa um dia inteiro.',
    },
    {
      kind: 'lei',
      title: 'Vale-Cultura (Lei nº 12.761/2012)',
      body: 'Criou um cartão para trabalhadores gastarem com ingressos, livros e cursos. Pode ser retomado na proposta como política que existe e precisa de alcance.',
    },
  ],
  template: {
    title: 'Simulado: cinema para todos',
    guidance:
      'O tema pede que você discuta acesso, não que conte filmes. Se citar uma obra, explique em uma frase o que ela prova. Faça um projeto de texto em cinco linhas antes do rascunho.',
    days: 7,
  },
};
