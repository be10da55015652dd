import type { WrittenText } from '../shape';

export const aguaDoBairroTexts: readonly WrittenText[] = [
  {
    key: 'ladeira-acima',
    theme: 'agua-do-bairro',
    title: 'Ladeira acima, a água cansa',
    text: `No Alto da Figueira, a parte baixa tem torneira cheia, a parte alta tem balde, e o córrego recebe o que sobra
Às duas da manhã, quando o bairro dorme, a costureira Marinalva, de 52 anos, se levanta para encher panelas. É o horário em que a água costuma subir até a sua casa, no fim da ladeira. Duzentos metros abaixo, seu vizinho Adilson Prates, 40, dono de um lava-rápido, abre a mangueira às oito e nunca pensou no assunto. "Aqui jamais faltou", diz ele.
A diferença entre os dois aparece nos números. De 500 casas visitadas pela associação de moradores, 345 recebem água todos os dias e 120, quase todas na parte alta, apenas em alguns. Outras 35 não têm ligação nenhuma. O motivo é a pressão: para vencer a subida, a água depende de bombas, e o reservatório do bairro só tem uma, segundo a associação.
Até chegar ali, ela já passou por um longo tratamento. Depois de captada, é misturada a produtos que juntam a sujeira, descansa em tanques, atravessa filtros e recebe cloro. O professor de Ciências Rogério Matta explica que o processo é caro e que os vazamentos jogam fora uma parte do que foi tratado. "É como fazer um bolo e deixar uma fatia cair no caminho", compara.
A segunda metade da viagem é menos conhecida. Só 210 das casas tem coleta de esgoto. O restante usa fossa ou manda tudo para o córrego que corre atrás da escola. Nos dias quentes, as turmas do térreo assistem aula de janela fechada.
Existe uma lei que prevê água tratada para 99% e coleta para 90% dos brasileiros até 2033. No Alto da Figueira, a coleta está em 42%. Enquanto a conta não fecha, dona Marinalva segue dormindo, como ela diz, "com um ouvido só".`,
    grades: [10, 10, 10, 8, 8],
    zero: null,
    comments: [
      'Você respondeu às quatro perguntas da proposta (de onde vem, quem tem, quem não tem, para onde vai) e ainda entrevistou duas pessoas. Excelente.',
      'Reportagem com cara de reportagem: título, linha fina, cena de abertura, fontes diferentes e nenhuma opinião sua. O contraste entre Marinalva e Adilson é muito bem achado.',
      'As partes se encaixam, e o fim volta à personagem do começo. A porcentagem que você calculou (42%) dá força ao último parágrafo.',
      'Boas passagens entre os blocos (“A diferença entre os dois”, “Até chegar ali”, “A segunda metade da viagem”). Há um “ela” distante do seu nome no terceiro parágrafo.',
      'Quase sem desvios: “só 210 das casas têm”, com acento, e “assistem à aula”.',
    ],
    general:
      'Parabéns! Você usou os dados da proposta sem copiá-los e foi além: fez conta, ouviu gente e construiu um título que já é uma imagem. Está pronta para a revista da escola.',
    annotations: [
      {
        quote: 'a parte baixa tem torneira cheia, a parte alta tem balde',
        competence: 2,
        tone: 'elogio',
        comment: 'Linha fina que resume toda a reportagem em um contraste.',
      },
      {
        quote: 'Até chegar ali, ela já passou',
        competence: 4,
        tone: 'orientacao',
        comment: '“Ela” está longe de “água” e pode ser lida como “associação”. Repita o nome.',
      },
      {
        quote: 'Só 210 das casas tem coleta de esgoto.',
        competence: 5,
        tone: 'correcao',
        comment: 'Sujeito no plural: “têm”.',
      },
      {
        quote: 'assistem aula de janela fechada',
        competence: 5,
        tone: 'correcao',
        comment: 'No sentido de ver, “assistir” pede “a”: “assistem às aulas”.',
      },
      {
        quote: 'No Alto da Figueira, a coleta está em 42%.',
        competence: 1,
        tone: 'elogio',
        comment: 'Você fez a conta: informação nova, que não estava pronta em nenhum texto.',
      },
    ],
  },
  {
    key: 'a-agua-e-vida',
    theme: 'agua-do-bairro',
    title: 'A importância da água',
    text: `A água é muito importante para todos os seres vivos pois sem ela nós não vive. O planeta terra tem muita água mais quase tudo é salgada e não da pra beber.
No bairro tem gente que tem água e tem gente que não tem. Isso é uma injustiça porque todo mundo paga imposto. As pessoas que mora no morro tem que acorda de madrugada pra encher balde. E as outra fica lavando calçada e gastando água atoa.
O esgoto é outro problema porque vai pro rio e mata os peixe e causa doença. O governo devia tomar uma providencia e fazer o saneamento basico.
Cada um deve fazer a sua parte, fechar a torneira quando escova o dente, não demorar no banho e não jogar lixo no rio. Se cada um fazer a sua parte o mundo vai ser melhor. A água é um bem que pode acabar e nós temos que cuidar dela pra nossos filho ter água no futuro. Água é vida!`,
    grades: [4, 2, 4, 6, 4],
    zero: null,
    comments: [
      'O texto fala da água em geral e quase nada do bairro. A proposta pedia de onde ela vem, quem tem, quem não tem e para onde vai, com as informações da associação.',
      'Isto é uma campanha, e não uma reportagem: não há fontes, nem falas, nem números, e você dá conselhos ao leitor. Faltou também a linha fina.',
      'Os assuntos mudam de parágrafo em parágrafo, mas um não leva ao outro, e o final repete ideias de cartaz.',
      'As ligações são suficientes (“pois”, “porque”, “se”), embora simples.',
      'Reveja a concordância (“nós não vive”, “as outra fica”), os infinitivos (“acordar”), “se cada um fizer” e os acentos.',
    ],
    general:
      'Você se importa com o assunto, e isso aparece. Agora vire repórter: pegue três números da proposta, procure dois vizinhos, um de cima e um de baixo da ladeira, e escreva o que eles contam. O resto a gente ajusta.',
    annotations: [
      {
        quote: 'sem ela nós não vive',
        competence: 5,
        tone: 'correcao',
        comment: '“Nós não vivemos”.',
      },
      {
        quote: 'No bairro tem gente que tem água e tem gente que não tem.',
        competence: 1,
        tone: 'orientacao',
        comment: 'Aqui começa a reportagem! Quantas casas? Em que parte do bairro? Quem contou?',
      },
      {
        quote: 'O governo devia tomar uma providencia',
        competence: 2,
        tone: 'correcao',
        comment: 'Opinião de quem escreve. Na reportagem, pergunte a alguém responsável e conte a resposta.',
      },
      {
        quote: 'Se cada um fazer a sua parte',
        competence: 5,
        tone: 'correcao',
        comment: '“Se cada um fizer”: depois de “se”, o futuro do subjuntivo.',
      },
    ],
  },
];
