import type { WrittenText } from '../shape';

export const registroCivilTexts: readonly WrittenText[] = [
  {
    key: 'severinos-sem-papel',
    theme: 'registro-civil',
    title: null,
    text: `"O meu nome é Severino, não tenho outro de pia", apresenta-se o retirante de João Cabral de Melo Neto, para logo descobrir que há tantos Severinos iguais a ele que o nome já não o distingue. Há brasileiros em situação ainda pior: nem Severinos são, porque nunca foram registrados. A invisibilidade dessas pessoas resulta da distância entre o Estado e quem mais precisa dele e tem como consequência a negação de todos os outros direitos.
Em primeiro lugar, é preciso olhar o mapa. Embora o registro de nascimento seja gratuito desde 1997, o cartório continua longe de quem vive na beira dos rios, nos garimpos e nas aldeias. No Amazonas, onde nasci, uma família pode gastar dois dias de canoa e o dinheiro do mês em combustível para chegar ao cartório mais próximo, e muitas vezes encontrar a porta fechada. Para quem tem pressa de pescar e plantar, o papel parece um luxo da cidade, e assim uma geração inteira vai crescendo sem data de nascimento oficial. A gratuidade, sozinha, não atravessa o rio.
Sem a certidão, por sua vez, a pessoa é empurrada para fora de tudo. A filósofa Hannah Arendt, que viveu anos como apátrida, dizia que o primeiro dos direitos é o "direito a ter direitos", isto é, o de pertencer a uma comunidade que nos reconheça. Quem não possui documento não se matricula, não se vacina com regularidade, não recebe benefício social, não vota e, no fim, é enterrado como indigente. Não se trata de uma soma de dificuldades, mas de uma só: para o governo, aquele cidadão não existe, e a quem não existe nada se deve. O círculo então se repete, pois o filho de quem não tem registro dificilmente terá o seu.
Logo, o Ministério dos Direitos Humanos e da Cidadania deve levar o registro civil até às comunidades isoladas, por meio de barcos-cartório que passe regularmente pelos rios e estradas do interior, com o fito de que toda criança tenha nome no papel antes de completar um ano. Só assim os nossos Severinos poderão, ao menos, dizer quem são.`,
    grades: [160, 200, 160, 160, 160],
    zero: null,
    comments: [
      'Escrita segura. Três deslizes: “até às comunidades” com crase dispensável, “barcos-cartório que passe” e a ausência de uma vírgula; e “fito” soa forçado no seu vocabulário.',
      'Dois repertórios muito bem usados. Arendt é explicada e aplicada, e Severino abre e fecha o texto. Nível máximo.',
      'Causa e consequência bem distribuídas. O terceiro parágrafo é o mais autoral; no segundo, faltou dizer por que o Estado aceita essa distância.',
      'Bons operadores e ótimas retomadas (“Sem a certidão, por sua vez”). “Em primeiro lugar” promete um segundo que não vem com a mesma marca.',
      'Quatro elementos sólidos. Para o detalhamento, conte o que haveria no barco: que servidores, que documentos?',
    ],
    general:
      '“A gratuidade, sozinha, não atravessa o rio” é uma frase que eu gostaria de ter escrito. Texto maduro, que une poesia, filosofia e a sua terra.',
    annotations: [
      {
        quote: 'nem Severinos são, porque nunca foram registrados',
        competence: 2,
        tone: 'elogio',
        comment: 'Você usa o poema e vai além dele: a comparação apresenta o tema e já toma posição.',
      },
      {
        quote: 'A gratuidade, sozinha, não atravessa o rio.',
        competence: 3,
        tone: 'elogio',
        comment: 'Síntese perfeita do argumento, com imagem tirada da sua realidade.',
      },
      {
        quote: 'o primeiro dos direitos é o "direito a ter direitos"',
        competence: 2,
        tone: 'elogio',
        comment: 'Conceito citado e logo traduzido em consequências concretas. Repertório produtivo.',
      },
      {
        quote: 'barcos-cartório que passe regularmente',
        competence: 1,
        tone: 'correcao',
        comment: 'O “que” retoma “barcos-cartório”: “que passem regularmente”. E barco não passa em estrada: separe os dois meios.',
      },
      {
        quote: 'com o fito de que toda criança',
        competence: 1,
        tone: 'orientacao',
        comment: 'Você escreve com naturalidade; “a fim de que” serve melhor do que uma palavra de empréstimo.',
      },
      {
        quote: 'por meio de barcos-cartório',
        competence: 5,
        tone: 'orientacao',
        comment: 'Ideia ótima e coerente com o mapa que você desenhou. Uma linha sobre como funcionam dá o quinto elemento.',
      },
    ],
  },
  {
    key: 'quem-nao-tem-documento',
    theme: 'registro-civil',
    title: null,
    text: `No Brasil tem muitas pessoas que não tem registro civil, que é a certidão de nascimento. Essas pessoas são invisíveis na sociedade porque não existe para o governo.
Sem o registro civil a pessoa não consegue fazer nada. Ela não pode estudar, não pode trabalhar de carteira assinada, não pode ir no posto de saúde e não pode votar. Por exemplo um homem que mora na rua perto da minha casa em Contagem, ele fala que nunca teve documento e por isso nunca conseguiu emprego, mais ele é trabalhador e cata latinha o dia inteiro.
Além disso, muitas mães não registra os filhos porque o pai não quer assumir, e elas acha que só pode registrar com o pai. Isso é falta de informação. Tem também gente que mora muito longe do cartório e gente que tem vergonha porque não sabe ler nem escrever o nome.
A desigualdade social no Brasil é muito grande e os mais pobres sempre são os que mais sofre, enquanto os políticos não faz nada e só aparece na eleição.
Portanto o governo deveria ir até essas pessoas e fazer o registro delas, assim elas deixaria de ser invisíveis e teria seus direitos garantidos.`,
    grades: [80, 80, 80, 120, 80],
    zero: null,
    comments: [
      'O verbo quase nunca acompanha o plural (“as mães não registra”, “os políticos não faz”). Há ainda “mais” por “mas” e vírgulas que faltam. Comece por esses dois.',
      'O tema está aqui, mas bem perto dos textos da proposta, e o desenvolvimento é curto. Traga algo seu ou algo que aprendeu em outra aula.',
      'A mãe que acha que precisa do pai é uma causa importante e pouco lembrada. Em vez de passar logo para outras três causas, explique essa.',
      'As partes se ligam com o básico: “Além disso”, “Portanto”. Para o tamanho do texto, funciona.',
      'Há agente, ação e efeito, porém no condicional (“deveria”, “deixaria”), o que limita a nota. Afirme a proposta e diga como seria feita.',
    ],
    general:
      'O homem que cata latinhas e a mãe sem informação mostram que você enxerga as pessoas por trás do tema. Na reescrita, fique com essas duas histórias e explique cada uma até o fim.',
    annotations: [
      {
        quote: 'mais ele é trabalhador',
        competence: 1,
        tone: 'correcao',
        comment: 'Ideia contrária: “mas ele é trabalhador”. “Mais” só indica quantidade.',
      },
      {
        quote: 'muitas mães não registra os filhos porque o pai não quer assumir',
        competence: 3,
        tone: 'elogio',
        comment: 'Causa real e bem percebida. Corrija o verbo (“registram”) e dê a ela um parágrafo só seu.',
      },
      {
        quote: 'não pode ir no posto de saúde',
        competence: 1,
        tone: 'correcao',
        comment: '“Ir” pede “a” na escrita formal: “ir ao posto de saúde”.',
      },
      {
        quote: 'os políticos não faz nada e só aparece na eleição',
        competence: 3,
        tone: 'orientacao',
        comment: 'Frase de desabafo, que serve para qualquer tema. Diga o que exatamente deixaram de fazer pelo registro.',
      },
      {
        quote: 'o governo deveria ir até essas pessoas',
        competence: 5,
        tone: 'orientacao',
        comment: 'Troque “deveria” por “deve” e responda: como chegar até elas?',
      },
    ],
  },
  {
    key: 'quem-nao-tem-documento-reescrita',
    theme: 'registro-civil',
    title: null,
    text: `Perto da minha casa, em Contagem, vive um homem que cata latinhas o dia inteiro e que nunca teve documento. Ele trabalha, conversa com todo mundo e conhece cada rua do bairro, mas para o governo ele não existe. Assim como ele, muitos brasileiros são invisíveis por não terem o registro civil, o que acontece por falta de informação e causa a exclusão dessas pessoas.
A falta de informação é a principal causa do problema. Muitas mães acham que só pode registrar o filho junto com o pai, e quando ele não quer assumir a criança fica sem certidão. Elas não sabem que a lei permite o registro só com o nome da mãe e que ele é de graça. Além disso, tem adultos que não sabem ler e sentem vergonha de entrar em um cartório, por que acham que vão ser humilhados. Desse modo, um direito que é simples acaba parecendo impossível.
Como consequência, a pessoa sem registro fica fora da sociedade. O catador do meu bairro nunca pode estudar nem assinar uma carteira de trabalho, e quando se machucou com um vidro demorou para ser atendido porque não tinha nenhum documento. No livro "Vidas Secas", de Graciliano Ramos, os filhos de Fabiano não tem nome, são só o menino mais novo e o menino mais velho. Eles são como o catador, gente que vive sem ser chamada.
Portanto, o governo deve informar a população e registrar quem não tem certidão. As pessoas também devem ajudar quando conhecer alguém nessa situação, porque todo mundo merece ter um nome.`,
    grades: [120, 120, 120, 120, 80],
    zero: null,
    comments: [
      'Muito melhor: quase todos os plurais foram consertados. Atenção a “nunca pôde” (passado), “não têm nome”, “porque” junto e “quando conhecerem”.',
      '“Vidas Secas” foi uma bela lembrança, e a comparação com o catador é sua. Falta só ir um passo além: o que a falta de nome diz sobre quem manda?',
      'Agora o texto tem tese, causa e consequência. O caso do catador costura tudo. Aprofunde a vergonha do cartório, que passou depressa.',
      'Os parágrafos se ligam pela ideia (“Como consequência”), o que já é um avanço. Varie mais dentro deles.',
      'A proposta saiu do condicional, mas continua curta: agente e ação. Diga como informar (agentes de saúde? escola?) e para quê.',
    ],
    general:
      'Você seguiu o conselho e ficou com as duas histórias: o texto cresceu e ficou seu. A próxima meta é a proposta, que ainda está devendo meio e finalidade.',
    annotations: [
      {
        quote: 'conhece cada rua do bairro, mas para o governo ele não existe',
        competence: 3,
        tone: 'elogio',
        comment: 'O contraste diz tudo sobre invisibilidade. Ótima abertura, com o “mas” certo.',
      },
      {
        quote: 'O catador do meu bairro nunca pode estudar',
        competence: 1,
        tone: 'correcao',
        comment: 'No passado, leva acento: “nunca pôde estudar”.',
      },
      {
        quote: 'por que acham que vão ser humilhados',
        competence: 1,
        tone: 'correcao',
        comment: 'Causa: “porque”, em uma palavra só.',
      },
      {
        quote: 'Eles são como o catador, gente que vive sem ser chamada.',
        competence: 2,
        tone: 'elogio',
        comment: 'Você aproximou o livro da sua rua com uma frase bonita. Continue daí: por que isso é uma injustiça?',
      },
      {
        quote: 'o governo deve informar a população e registrar quem não tem certidão',
        competence: 5,
        tone: 'orientacao',
        comment: 'Afirmação firme. Agora o meio: por onde a informação chegaria às mães do seu segundo parágrafo?',
      },
    ],
    rewrites: 'quem-nao-tem-documento',
  },
];
