import type { WrittenText } from '../shape';

export const memoriaDaCidadeTexts: readonly WrittenText[] = [
  {
    key: 'cine-alvorada',
    theme: 'memoria-da-cidade',
    title: 'O cinema que virou igreja, loja e saudade',
    text: `O Cine Alvorada fechou em 1994 mas os moradores ainda lembra dos filmes de domingo
Quem passa na rua Sete de Setembro vê uma loja de colchão. Pouca gente repara que lá em cima, perto do telhado, tem umas letras apagadas escrito Cine Alvorada. O prédio foi inaugurado em 1951 e durante muitos anos foi o único lugar de diversão da cidade.
Dona Nilza Ferraz, de 74 anos, trabalhou na bilheteria. Ela conta que nos domingos a fila dava volta no quarteirão e que as moças iam com vestido novo. "Eu vi o mesmo filme vinte e três vezes, sempre pela metade porque tinha que fechar o caixa", fala rindo. Seu marido ela conheceu na fila.
Com a chegada da televisão e depois do vídeo, o publico foi diminuindo. Em 1994 o cinema fechou. Depois o prédio foi igreja, foi depósito e hoje é a loja. O dono da loja, Marcos Vinícius, de 38 anos, nunca entrou num cinema ali, mas guardou duas poltronas que achou no fundo. "Os clientes mais velhos pede pra sentar", diz ele.
Eu acho que a prefeitura devia transformar o lugar em um centro cultural porque a cidade não tem nenhum. Na nossa sala, de 32 alunos, 19 nunca foram em um cinema, e o mais perto fica a 90 quilômetros.
As letras do telhado continua lá, esperando.`,
    grades: [8, 8, 8, 6, 6],
    zero: null,
    comments: [
      'O que o lugar foi, o que é hoje, duas pessoas ouvidas, datas e um dado da turma: quase tudo. Falta dizer melhor por que ele importa para quem é jovem.',
      'Título ótimo e falas que parecem de gente de verdade. O “Eu acho que” do quinto parágrafo quebra a reportagem: dê essa opinião a um entrevistado.',
      'Segue a ordem do tempo e termina voltando às letras do começo, o que é muito bonito.',
      'As ligações são claras, mas simples (“depois”, “mas”, “e”). Varie o verbo das falas: conta, lembra, explica.',
      'Alguns desvios de concordância (“os moradores ainda lembra”, “os clientes mais velhos pede”, “as letras continua”) e o acento de “público”.',
    ],
    general:
      'A sua reportagem tem o principal: você foi lá, olhou para cima e ouviu as pessoas. O número da sua turma é um achado e merecia estar mais perto do fim. Tire o “eu acho” e revise os plurais.',
    annotations: [
      {
        quote: 'os moradores ainda lembra dos filmes',
        competence: 5,
        tone: 'correcao',
        comment: '“Ainda se lembram dos filmes” ou “ainda lembram os filmes”.',
      },
      {
        quote: '"Eu vi o mesmo filme vinte e três vezes, sempre pela metade porque tinha que fechar o caixa"',
        competence: 2,
        tone: 'elogio',
        comment: 'Que fala! Em uma linha conhecemos a pessoa e o lugar.',
      },
      {
        quote: 'Eu acho que a prefeitura devia transformar',
        competence: 2,
        tone: 'correcao',
        comment: 'Na reportagem, quem opina são as fontes. Pergunte a alguém e ponha entre aspas.',
      },
      {
        quote: 'de 32 alunos, 19 nunca foram em um cinema',
        competence: 1,
        tone: 'elogio',
        comment: 'Pesquisa sua, com número: mostra por que o assunto é de hoje. (“Foram a um cinema”.)',
      },
      {
        quote: 'As letras do telhado continua lá, esperando.',
        competence: 3,
        tone: 'elogio',
        comment: 'Final que retoma o começo. Acerte o verbo: “continuam”.',
      },
    ],
  },
];
