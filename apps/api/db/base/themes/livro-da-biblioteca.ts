import type { BaseTheme } from './shape';

export const livroDaBiblioteca: BaseTheme = {
  slug: 'livro-da-biblioteca',
  title: 'Resenha: um livro que merece sair da estante',
  genre: 'resenha-critica',
  school_grades: [6, 7, 8, 9, 10, 11, 12],
  learning_path_type: null,
  summary: 'Há um livro parado na biblioteca esperando que alguém o apresente direito.',
  statement: `A biblioteca da escola vai colar, na contracapa de alguns livros, uma resenha escrita por estudantes. Escolha uma obra que você leu e escreva o texto que ficará colado nela.

Apresente o livro e o autor, resuma o começo da história ou o assunto sem contar o desfecho e avalie a obra com justificativas: personagens, linguagem, emoção, originalidade. Escreva para um colega que ainda não decidiu se vai levá-lo para casa. De 100 a 250 palavras.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Ficha 217',
      source: 'Texto da Equipe Lauda',
      is_invented: false,
      body: `No fim do livro havia um bolso de papel com a ficha dos empréstimos. Gostei mais dela do que da capa. O primeiro nome, em caneta-tinteiro, era de 1974. Depois vinham uma Marli, dois Robertos, um Edson que pegou o livro três vezes. De 1998 em diante, nada: vinte e tantos anos de linhas em branco.

Levei o volume para casa por pena, confesso. Na página 30 já não era pena. Na 112, perdi o ponto do ônibus. Quando devolvi, escrevi meu nome bem legível, para que a próxima pessoa soubesse que havia alguém com quem conversar.`,
    },
    {
      kind: 'dado',
      title: 'Como você escolhe um livro?',
      source: 'Balcão da Biblioteca Clarinha, enquete com 200 leitores de 11 a 17 anos (biblioteca fictícia)',
      is_invented: true,
      figure: {
        unit: 'leitores',
        rows: [
          { label: 'Indicação de amigo', value: 86 },
          { label: 'Capa', value: 48 },
          { label: 'Vídeos na internet', value: 41 },
          { label: 'Pedido da escola', value: 25 },
        ],
      },
      body: 'Perguntados sobre o empréstimo mais recente, 86 dos duzentos leitores contaram que foram atrás de algo recomendado por um amigo. A capa e os vídeos disputam o segundo lugar. Quando a recomendação vinha acompanhada de um motivo, e não só de um “leia, é bom”, a chance de o livro ser lido até o fim dobrava: passava de quatro para oito em cada dez empréstimos.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'A bolsa amarela (1976), de Lygia Bojunga',
      body: 'Raquel esconde na bolsa três vontades: crescer, ser menino e escrever. Bom exemplo de história em que o objeto imaginário revela o conflito da personagem.',
    },
    {
      kind: 'livro',
      title: 'Capitães da areia (1937), de Jorge Amado',
      body: 'Conta a vida de meninos de rua em Salvador. Permite avaliar como um romance denuncia e, ao mesmo tempo, encanta.',
    },
    {
      kind: 'livro',
      title: 'O meu pé de laranja lima (1968), de José Mauro de Vasconcelos',
      body: 'Zezé, de cinco anos, conversa com uma árvore e descobre cedo a dor. Serve para comentar o narrador em primeira pessoa.',
    },
    {
      kind: 'fato',
      title: 'Prêmio Hans Christian Andersen',
      body: 'É um dos mais importantes da literatura infantil no mundo; as brasileiras Lygia Bojunga (1982) e Ana Maria Machado (2000) o receberam. Pode enriquecer a apresentação do autor ou da autora.',
    },
  ],
  template: null,
};
