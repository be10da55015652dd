import type { WrittenText } from '../shape';

export const formacaoDeSurdosTexts: readonly WrittenText[] = [
  {
    key: 'sem-uma-ruby-ao-lado',
    theme: 'formacao-de-surdos',
    title: null,
    text: `No filme "No Ritmo do Coração", a jovem Ruby é a única ouvinte de uma família de surdos e precisa traduzir o mundo para os pais e para o irmão o tempo todo. Fora das telas, a realidade de muitos surdos brasileiros é parecida, com a diferença de que na escola quase nunca existe uma Ruby ao lado deles. Os desafios para a formação educacional dessas pessoas passam pela falta de intérpretes e pelo preconceito da sociedade.
Primeiramente, é preciso falar da falta de profissionais. A Língua Brasileira de Sinais é reconhecida por lei desde 2002, mas isso não garantiu que ela entrasse nas salas de aula. Na escola onde minha prima estuda, em Londrina, há um intérprete para três alunos surdos de séries diferentes, logo, dois ficam sempre sem entender a aula. O aluno que não compreende o que o professor diz acaba copiando do quadro sem aprender, e muitos desistem antes do ensino médio. Desse modo, a matrícula existe, mas a inclusão não.
Outrossim, o preconceito também dificulta a formação dos surdos. Muita gente acha que o surdo é incapaz, ou usa termos errados como "surdo-mudo". Os colegas ouvintes raramente aprendem a dizer um bom dia em Libras e o surdo passa o recreio sozinho. Esse isolamento tira a vontade de ir a escola e se reflete depois no mercado de trabalho, aonde poucas empresas contratam.
Diante disso, cabe ao Ministério da Educação contratar mais intérpretes de Libras para as escolas públicas, por meio de concursos. Assim como Ruby, os ouvintes precisam aprender a escutar com os olhos.`,
    grades: [160, 160, 120, 160, 120],
    zero: null,
    comments: [
      'Escrita cuidada, com poucos deslizes: a crase em “ir à escola”, o “aonde” e duas vírgulas. Nada que atrapalhe a leitura.',
      'O filme combina com o tema e volta na última frase, o que é bonito, mas fica fora da argumentação. Para 200, use-o também no desenvolvimento: o que a história de Ruby prova?',
      'O segundo parágrafo está ótimo, com causa, exemplo e consequência. O terceiro junta preconceito, recreio e trabalho em poucas linhas; escolha um efeito e vá até o fim dele.',
      'Conectivos variados e bem colocados, com operadores no início dos parágrafos. “Outrossim… também” diz duas vezes a mesma coisa.',
      'Agente, ação e meio, os três bem claros. Faltaram a finalidade e um detalhe: concursos para quê, e de que forma os intérpretes chegariam às turmas?',
    ],
    general:
      'O texto tem voz e um exemplo muito forte, o do intérprete dividido entre três alunos. Na segunda versão, aprofunde o parágrafo do preconceito e complete a proposta.',
    annotations: [
      {
        quote: 'na escola quase nunca existe uma Ruby ao lado deles',
        competence: 2,
        tone: 'elogio',
        comment: 'Passagem inteligente do filme para a realidade. Traga Ruby de volta no desenvolvimento.',
      },
      {
        quote: 'logo, dois ficam sempre sem entender a aula',
        competence: 3,
        tone: 'elogio',
        comment: 'Conta simples que convence mais do que um adjetivo. Ótimo uso do que você conhece de perto.',
      },
      {
        quote: 'Outrossim, o preconceito também dificulta',
        competence: 4,
        tone: 'orientacao',
        comment: '“Outrossim” já quer dizer “também”. Fique com um dos dois, ou retome o parágrafo anterior.',
      },
      {
        quote: 'a vontade de ir a escola',
        competence: 1,
        tone: 'correcao',
        comment: '“Ir a” mais “a escola” dá crase: “ir à escola”. Troque por “ao colégio” para testar.',
      },
      {
        quote: 'no mercado de trabalho, aonde poucas empresas contratam',
        competence: 1,
        tone: 'correcao',
        comment: '“Aonde” só com verbo de movimento. Aqui: “em que poucas empresas contratam”, e diga quem elas não contratam.',
      },
      {
        quote: 'por meio de concursos',
        competence: 5,
        tone: 'orientacao',
        comment: 'O meio está claro. Continue a frase: “…, a fim de que cada turma com estudante surdo tenha…”.',
      },
    ],
  },
  {
    key: 'sem-uma-ruby-ao-lado-reescrita',
    theme: 'formacao-de-surdos',
    title: null,
    text: `No filme "No Ritmo do Coração", a jovem Ruby, única ouvinte de uma família de surdos, passa a vida traduzindo o mundo para os pais e o irmão, até quase desistir dos próprios sonhos. A história emociona porque denuncia algo simples: quando a sociedade não aprende a língua de sinais, o peso da comunicação cai sobre uma pessoa só. Na escola brasileira acontece o mesmo, e os principais desafios para a formação educacional de surdos são a falta de intérpretes e a ideia antiga de que é o surdo quem deve se adaptar.
Em primeiro lugar, faltam profissionais. A Língua Brasileira de Sinais é reconhecida por lei desde 2002, porém esse reconhecimento ficou mais no papel do que na sala. Na escola em que minha prima estuda, em Londrina, há um intérprete para três alunos surdos de séries diferentes, de modo que dois ficam sempre sem entender a aula. Esse profissional vive a situação de Ruby: por mais que se esforce, não consegue estar em todo lugar. O resultado é um aluno que copia do quadro sem aprender e que, cansado, desiste antes do ensino médio.
Por trás dessa escassez, existe um pensamento que vem de longe. Em 1880, no Congresso de Milão, educadores quase todos ouvintes decidiram que os surdos deveriam ser ensinados pela fala, e os sinais foram proibidos em escolas de vários países. Mais de cem anos depois, a proibição acabou mas o costume ficou: espera-se que o surdo leia lábios, acompanhe o ritmo e agradeça a vaga. Os colegas ouvintes não aprendem nem a dar bom dia em Libras, e o recreio vira uma hora de silêncio de verdade. Esse isolamento, mais do que a surdez, é o que afasta o jovem da escola.
Diante disso, cabe ao Ministério da Educação ampliar o número de intérpretes nas escolas públicas, por meio de concursos em todos os estados, para que nenhum estudante surdo assista às aulas sem entendê-las. Afinal, ninguém deveria precisar de uma Ruby para aprender.`,
    grades: [160, 200, 160, 160, 160],
    zero: null,
    comments: [
      'Muito bom domínio. Restou a vírgula antes de “mas”, algumas vírgulas de adjunto deslocado e “vem de longe”, um pouco coloquial para o contexto.',
      'Agora sim: Ruby atravessa o texto e o Congresso de Milão explica a origem do problema. Os dois repertórios sustentam a discussão.',
      'Você foi atrás da causa por trás da causa, e isso mudou o texto. Falta ligar a proposta ao segundo argumento: ela só responde ao primeiro.',
      'Retomadas excelentes (“Esse profissional vive a situação de Ruby”, “Por trás dessa escassez”). “O mesmo” em “acontece o mesmo” é vago; diga o que acontece.',
      'Quatro elementos: agente, ação, meio e finalidade. Um detalhamento, sobre a formação dos intérpretes, por exemplo, fecharia os 200.',
    ],
    general:
      'Reescrita de verdade: você não só corrigiu, pensou de novo. O parágrafo sobre Milão é um salto. Para o próximo texto, faça a proposta responder a todos os argumentos.',
    annotations: [
      {
        quote: 'o peso da comunicação cai sobre uma pessoa só',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui o filme deixou de ser enfeite e virou ideia. É o que faltava na primeira versão.',
      },
      {
        quote: 'Por trás dessa escassez, existe um pensamento que vem de longe.',
        competence: 4,
        tone: 'elogio',
        comment: 'Transição que retoma e aprofunda ao mesmo tempo. Muito melhor do que “Outrossim”.',
      },
      {
        quote: 'Em 1880, no Congresso de Milão',
        competence: 2,
        tone: 'elogio',
        comment: 'Fato histórico preciso e, principalmente, explicado. Repertório produtivo é isso.',
      },
      {
        quote: 'a proibição acabou mas o costume ficou',
        competence: 1,
        tone: 'correcao',
        comment: 'Antes de “mas” que liga duas orações, use vírgula: “acabou, mas o costume ficou”.',
      },
      {
        quote: 'para que nenhum estudante surdo assista às aulas sem entendê-las',
        competence: 5,
        tone: 'elogio',
        comment: 'Finalidade clara e com a crase no lugar. Agora proponha algo também contra o isolamento, seu segundo argumento.',
      },
    ],
    rewrites: 'sem-uma-ruby-ao-lado',
  },
  {
    key: 'o-colega-da-ultima-carteira',
    theme: 'formacao-de-surdos',
    title: 'Os surdos e a escola',
    text: `A formação dos surdos no Brasil é um desafio muito grande porque as escola não tão preparada. Tem muitos surdos que não consegue terminar os estudos e nem arrumar um emprego bom por causa disso.
No meu 7º ano tinha um menino surdo na minha sala que chamava Davi, ele sentava na última carteira e ninguém conversava com ele porque ninguém sabia a língua dele. Os professores passava a matéria no quadro e ele copiava tudo mas eu acho que ele não entendia nada. Depois das férias ele não voltou mais e ninguém perguntou porque. Isso acontece com muitos surdos, que acabam desistindo porque não se sente bem.
A comunicação é muito importante pra todo mundo, sem ela a pessoa fica isolada. Os surdos tem a língua de sinais que é a Libras, só que quase ninguém sabe. Deveria ser igual inglês que todo mundo tem que aprender na escola. Eu mesmo sei falar um pouco de inglês e nunca conversei com um americano, mas com o Davi eu não sabia falar nem oi.
E também tem o preconceito que as pessoas tem, achando que eles são coitados, sendo que eles são capazes de tudo igual a gente. Existem surdos que são professores, jogadores, que dirigem carro.
Por isso o governo tinha que colocar Libras como matéria em todas as escolas, para que os surdos não fiquem mais isolados.`,
    grades: [80, 120, 80, 120, 80],
    zero: null,
    comments: [
      'Muitos desvios de concordância (“as escola não tão preparada”, “os professores passava”) e marcas de fala. Releia buscando só os plurais: você resolve metade dos problemas em uma passada.',
      'Tema atendido por inteiro, a partir do que você viveu. Para ir além, junte um conhecimento de fora, como a lei que reconhece a Libras.',
      'A comparação com o inglês é brilhante, mas as outras ideias ficam soltas e parte do texto é relato. Diga antes o que a história de Davi prova e depois conte-a em menos linhas.',
      'As frases se ligam o bastante para acompanhar. Varie: o “porque” aparece quatro vezes, três delas para dar uma causa; use também “já que” e “pois”.',
      'Há agente, ação e finalidade, mas “tinha que” é uma hipótese em tom de queixa, e hipótese não passa de 80. Escreva “o Ministério da Educação deve…” e explique como.',
    ],
    general:
      'Pouca gente teria escrito a frase sobre o inglês e o “oi” para o Davi: é um argumento inteiro em uma linha. Coloque-a no centro do texto e cuide dos plurais.',
    annotations: [
      {
        quote: 'as escola não tão preparada',
        competence: 1,
        tone: 'correcao',
        comment: 'Plural em todo o grupo e verbo por inteiro: “as escolas não estão preparadas”.',
      },
      {
        quote: 'ninguém perguntou porque',
        competence: 1,
        tone: 'correcao',
        comment: 'No fim da frase, a pergunta indireta é “por quê”, separado e com acento.',
      },
      {
        quote: 'mas com o Davi eu não sabia falar nem oi',
        competence: 3,
        tone: 'elogio',
        comment: 'O melhor argumento do seu texto. Comece um parágrafo por ele e explique o que ele revela da escola.',
      },
      {
        quote: 'Os surdos tem a língua de sinais',
        competence: 2,
        tone: 'orientacao',
        comment: 'A Libras é reconhecida por lei desde 2002. Um dado assim dá apoio ao que você já percebeu. E o plural pede “têm”.',
      },
      {
        quote: 'Existem surdos que são professores, jogadores, que dirigem carro.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Lista que fica sem conclusão. O que esses exemplos mostram sobre o preconceito?',
      },
      {
        quote: 'o governo tinha que colocar Libras como matéria',
        competence: 5,
        tone: 'orientacao',
        comment: 'Ação boa e possível. Afirme (“deve incluir”) e diga de que maneira: com que professores, em que anos.',
      },
    ],
  },
];
