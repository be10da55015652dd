import type { WrittenText } from '../shape';

export const herancaAfricanaTexts: readonly WrittenText[] = [
  {
    key: 'a-roda-e-o-livro',
    theme: 'heranca-africana',
    title: null,
    text: `Em Salvador, basta sair na rua para perceber que o Brasil tem muito da África. Está no tabuleiro da baiana, na roda de capoeira, no jeito de falar e até no modo de carregar o menino no colo. Apesar disso, essa herança não recebe o valor que merece, seja porque a escola conta pouco sobre ela, seja porque o racismo faz com que as pessoas só aceite a cultura negra quando ela dá lucro.
Em primeira instância, a escola ensina a história da África pela metade. A filósofa e antropóloga Lélia Gonzalez dizia que no Brasil se fala o "pretuguês", pois as línguas africanas mudaram a nossa maneira de falar. Mesmo assim, eu passei nove anos na escola sem saber de onde veio a palavra "dengo". O que se aprende é o navio negreiro, a senzala e o chicote. Por conseguinte, o aluno negro sai da aula com pena dos seus antepassados e não com orgulho, e o aluno branco acha que ele não tem nada haver com isso.
Além do mais, existe o racismo. No carnaval, os blocos afro aparece na televisão do mundo inteiro e enche os hotéis da cidade, mas quem toca o tambor volta para casa de ônibus lotado e é revistado no caminho. O turista compra a fita e a foto, mas quando um jovem usa trança ou guia no pescoço, é olhado com desconfiança na entrevista de emprego. Dessa forma, a cultura é aceita e o povo que criou ela não é.
Portanto, urge que o Ministério da Educação valorize a herança africana nas escolas, mediante a contratação de mestres da cultura popular, como os de capoeira. Dessa forma, a roda poderá entrar no livro.`,
    grades: [120, 160, 120, 160, 120],
    zero: null,
    comments: [
      'Texto expressivo, com desvios que se notam: “as pessoas só aceite”, “os blocos afro aparece”, “nada haver” e “que criou ela”. Todos de fácil correção.',
      'Lélia Gonzalez foi uma escolha feliz. Mas o “pretuguês” aparece e passa: mostre como a língua prova a sua tese e o uso será produtivo.',
      'Há um contraste excelente no parágrafo do racismo. No da escola, faltou dizer por que se ensina só a metade. Causa também se argumenta.',
      'Conectivos variados e bem usados, ainda que alguns sejam um pouco engravatados (“Em primeira instância”). “Dessa forma” repetiu no fim.',
      'Agente, ação e meio, com um ótimo exemplo. A última frase é bonita, mas não diz a finalidade com clareza.',
    ],
    general:
      'Você escreve com a cidade inteira dentro do texto. “A cultura é aceita e o povo que a criou não é” merece estar no centro. Reescreva aprofundando a escola e completando a proposta.',
    annotations: [
      {
        quote: 'até no modo de carregar o menino no colo',
        competence: 3,
        tone: 'elogio',
        comment: 'Fugiu da lista de sempre (samba, feijoada) e mostrou que você observa. Ótima abertura.',
      },
      {
        quote: 'ele não tem nada haver com isso',
        competence: 1,
        tone: 'correcao',
        comment: 'A expressão é “nada a ver”, com a preposição e o verbo “ver”.',
      },
      {
        quote: 'os blocos afro aparece na televisão do mundo inteiro e enche',
        competence: 1,
        tone: 'correcao',
        comment: 'Dois verbos para o mesmo sujeito plural: “aparecem” e “enchem”.',
      },
      {
        quote: 'quem toca o tambor volta para casa de ônibus lotado e é revistado no caminho',
        competence: 3,
        tone: 'elogio',
        comment: 'O argumento mais forte do texto: mostra quem lucra e quem é barrado, na mesma noite.',
      },
      {
        quote: 'o povo que criou ela não é',
        competence: 1,
        tone: 'correcao',
        comment: 'Na escrita formal: “o povo que a criou não é”. A ideia é excelente e merece a forma à altura.',
      },
      {
        quote: 'mediante a contratação de mestres da cultura popular',
        competence: 5,
        tone: 'elogio',
        comment: 'Meio concreto e coerente com o seu argumento. Complete: para que os mestres entrariam na escola?',
      },
    ],
  },
  {
    key: 'a-roda-e-o-livro-reescrita',
    theme: 'heranca-africana',
    title: null,
    text: `Em Salvador, basta sair na rua para perceber que o Brasil foi feito também pela África. Ela está no tabuleiro da baiana, na roda de capoeira, na palavra "dengo" e até no modo de carregar o menino no colo. No entanto, essa herança não recebe o valor que merece, porque a escola a conta pela metade e porque o racismo aceita a cultura negra sem aceitar o povo que a criou.
Em primeiro lugar, o que se aprende sobre a África na escola começa no navio e termina na abolição. Reinos, técnicas e idiomas ficam de fora, como se as pessoas tivessem chegado aqui sem nada. A intelectual Lélia Gonzalez chamava de "pretuguês" a língua que falamos, para lembrar que até a nossa gramática foi mudada por bocas africanas. Esconder isso não é um esquecimento qualquer: quem decidia o que entrava no livro era a mesma elite que tinha vergonha de parecer negra. O resultado é que o aluno negro sai da aula com pena dos seus antepassados, em vez de orgulho, e o aluno branco acha que aquela história não lhe pertence.
Essa educação pela metade prepara o terreno para o racismo de todo dia. No carnaval, os blocos afro enchem os hotéis e aparecem na televisão do mundo inteiro, mas quem toca o tambor volta para casa de ônibus lotado e, muitas vezes, é revistado no caminho. O turista compra a fita e a foto; o jovem que usa trança ou guia no pescoço é olhado com desconfiança na entrevista de emprego. Nos dois casos, a herança vira enfeite: serve para vender, não para respeitar.
Logo, o Ministério da Educação deve levar às escolas os mestres da cultura popular, como os de capoeira e de samba de roda, mediante contratos iguais aos dos outros professores. Com eles, finalmente, a roda entra no livro.`,
    grades: [160, 160, 160, 160, 120],
    zero: null,
    comments: [
      'Os desvios de concordância desapareceram. Restam uma ou outra vírgula e o coloquial “sair na rua”. Muito bom.',
      'O “pretuguês” agora é explicado e se liga à escola. Para 200, mostre um exemplo dessa marca na língua, como você fez com “dengo” na introdução.',
      'Excelente: você foi atrás de quem decidia o que entrava no livro e ligou a escola ao racismo. Os argumentos agora formam um caminho.',
      'Ligações precisas, sem fórmulas. “Essa educação pela metade prepara o terreno” é a melhor passagem do texto.',
      'Agente, ação e meio, bem definidos. A finalidade continua na metáfora: diga com todas as letras o que os mestres mudariam.',
    ],
    general:
      'Sua segunda versão pensa mais fundo e escreve mais limpo. Falta um “a fim de que” na proposta para o texto ficar completo, e você já sabe o que viria depois dele.',
    annotations: [
      {
        quote: 'o racismo aceita a cultura negra sem aceitar o povo que a criou',
        competence: 3,
        tone: 'elogio',
        comment: 'A melhor frase da primeira versão virou tese, e com o pronome certo.',
      },
      {
        quote: 'a mesma elite que tinha vergonha de parecer negra',
        competence: 3,
        tone: 'elogio',
        comment: 'Aqui está a causa que faltava. Argumento autoral e corajoso.',
      },
      {
        quote: 'Essa educação pela metade prepara o terreno',
        competence: 4,
        tone: 'elogio',
        comment: 'Ligação por ideia, sem conectivo pronto. É o que distingue um texto planejado.',
      },
      {
        quote: 'chamava de "pretuguês" a língua que falamos',
        competence: 2,
        tone: 'orientacao',
        comment: 'Bem explicado. Um exemplo de palavra ou de construção faria o conceito render ainda mais.',
      },
      {
        quote: 'Com eles, finalmente, a roda entra no livro.',
        competence: 5,
        tone: 'orientacao',
        comment: 'Fecho lindo, mas figurado. Antes dele, escreva a finalidade: “a fim de que os estudantes conheçam…”.',
      },
    ],
    rewrites: 'a-roda-e-o-livro',
  },
  {
    key: 'nao-e-so-feijoada',
    theme: 'heranca-africana',
    title: 'A herança africana',
    text: `A cultura brasileira é formada por várias culturas, entre elas a indígena, a européia e a africana. A africana é uma das mais importantes, mas não é valorizada como deveria, pois ainda existe muito preconceito no Brasil.
A herança africana está em todo lugar. Na comida temos a feijoada, o acarajé e o vatapá, na música temos o samba, o pagode e o funk, na dança temos a capoeira e na religião temos o candomblé e a umbanda. Também temos palavras como moleque, quitanda e cafuné. Ou seja, todos nós usamos a herança africana todos os dias mesmo sem saber. Mesmo assim muitas pessoas dizem que não gostam de nada que vem da África.
A escravidão durou mais de trezentos anos e deixou marcas até hoje. Os negros foram libertados em 1888 mas não receberam terra, nem casa e nem estudo, e por isso até hoje a maioria mora nas periferias. Nas novelas os atores negros faziam só papel de empregado ou de bandido. Isso está mudando aos poucos, mas ainda falta muito. Na minha turma, em Novo Hamburgo, só tem quatro alunos negros e uma delas já alisou o cabelo por causa de apelido. Aqui no Sul as pessoas fala muito da herança alemã e italiana, tem festa, tem museu, tem até placa na rua, mas da herança africana ninguém fala, como se aqui não tivesse tido escravo.
Sendo assim, é necessário que a Secretaria de Educação faça projetos nas escolas sobre a cultura africana durante o ano todo e não só no dia 20 de novembro, com o objetivo de diminuir o preconceito. Só assim vamos ter um país mais igualitário.`,
    grades: [120, 120, 80, 120, 120],
    zero: null,
    comments: [
      'Escrita regular. Atenção a “europeia” (sem acento desde o Acordo), a “as pessoas fala” e às vírgulas antes de “mas”. “Escravo” pode dar lugar a “pessoas escravizadas”.',
      'O tema está contemplado, com informações conhecidas e algumas vindas dos textos da proposta. Que autor, filme ou museu da sua região ajudaria a ir além?',
      'O segundo parágrafo é uma lista e o terceiro reúne história, novela, escola e o Sul. O achado é o Sul que esquece: ele deveria ser a tese.',
      'As ideias se ligam, ainda que “temos” apareça cinco vezes seguidas. Agrupe os exemplos e varie os verbos.',
      'Agente, ação e finalidade. Diga como seriam os projetos: com quem, com que atividades?',
    ],
    general:
      'Quando você fala da placa na rua e do silêncio sobre a herança africana no Sul, o texto encontra a sua força. Comece por aí da próxima vez.',
    annotations: [
      {
        quote: 'a européia e a africana',
        competence: 1,
        tone: 'correcao',
        comment: 'Paroxítonas com ditongo aberto perderam o acento: “europeia”, “ideia”.',
      },
      {
        quote: 'Na comida temos a feijoada, o acarajé e o vatapá, na música temos',
        competence: 3,
        tone: 'orientacao',
        comment: 'A lista mostra o que existe, mas não defende nada. Escolha um exemplo e explique o que ele prova.',
      },
      {
        quote: 'Também temos palavras como moleque, quitanda e cafuné.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Estes exemplos estão no texto da proposta. Procure outros: fubá, dengo, cochilo.',
      },
      {
        quote: 'Aqui no Sul as pessoas fala muito da herança alemã e italiana',
        competence: 3,
        tone: 'elogio',
        comment: 'Argumento original e da sua terra. Merece um parágrafo inteiro (e o plural “falam”).',
      },
      {
        quote: 'tem festa, tem museu, tem até placa na rua',
        competence: 3,
        tone: 'elogio',
        comment: 'Exemplos concretos que mostram como se fabrica uma memória. Muito bem visto.',
      },
      {
        quote: 'durante o ano todo e não só no dia 20 de novembro',
        competence: 5,
        tone: 'elogio',
        comment: 'Boa precisão na proposta. Agora diga de que modo os projetos aconteceriam.',
      },
    ],
  },
];
