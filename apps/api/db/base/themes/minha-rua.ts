import type { BaseTheme } from './shape';

export const minhaRua: BaseTheme = {
  slug: 'minha-rua',
  title: 'Poema: a minha rua tem',
  genre: 'poema',
  school_grades: [6, 7, 8, 9],
  learning_path_type: null,
  summary: 'Um portão, um cachorro, um grito de gol: a poesia mora no seu endereço.',
  statement: `Toda rua tem um som, uma cor e um segredo. Escreva um poema sobre a sua rua, sobre o caminho que você faz todos os dias ou sobre a rua que gostaria que existisse.

Organize o texto em versos e estrofes. Experimente pelo menos um recurso: rima, repetição, comparação, metáfora, um verso que volta como refrão. Escolha palavras concretas, dessas que a gente vê, ouve e cheira. Dê um título. De 8 a 30 versos.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Rua sem placa',
      source: 'Poema da Equipe Lauda',
      is_invented: false,
      body: `A minha rua não tem placa,
tem um pé de manga torto
e um muro em que a tarde encosta
a bicicleta do sol.

Tem um cachorro de ninguém
que é de todo mundo um pouco,
tem a Nair varrendo a sombra
para o lado do vizinho.

Quando a bola bate longe
e a janela faz que treme,
a rua inteira se cala
como quem perdeu o dente.

Depois alguém ri primeiro.
Depois rimos todos juntos.
O carteiro não a encontra:
ela só mora por dentro.`,
    },
    {
      kind: 'informativo',
      title: 'Por que o verso para antes da margem',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Na prosa, a linha só acaba porque o papel acabou. No poema, ela termina onde o poeta quer. Esse corte é um pequeno poder: cria um silêncio, apressa ou atrasa a leitura, faz uma palavra brilhar sozinha na ponta do verso.

Rimar é um recurso, não uma obrigação. Há música também na repetição de um som, no tamanho parecido dos versos, em uma palavra que volta de tempos em tempos. O que o poema quase não aguenta é a palavra vaga: “bonito”, “legal”, “especial”. No lugar delas, ponha a coisa. Em vez de dizer que a rua é alegre, mostre o chinelo que serve de trave.`,
    },
  ],
  repertory: [
    {
      kind: 'obra',
      title: '“Evocação do Recife” (1930), de Manuel Bandeira',
      body: 'O poeta recria a rua da infância com nomes, pregões e vozes. Mostra como os nomes das pessoas dão vida ao lugar.',
    },
    {
      kind: 'obra',
      title: '“O mapa”, de Mario Quintana',
      body: 'O poema olha a planta da cidade como se fosse um corpo. Pode inspirar uma comparação inesperada para a sua rua.',
    },
    {
      kind: 'obra',
      title: '“Cidadezinha qualquer” (1930), de Carlos Drummond de Andrade',
      body: 'Poucos versos, muita repetição e um fim bem-humorado. Prova de que um poema curto pode guardar uma cidade.',
    },
    {
      kind: 'obra',
      title: '“Se essa rua fosse minha”, cantiga popular',
      body: 'Quase todo mundo sabe de cor. Você pode brincar com o começo dela e inventar o seu próprio ladrilho.',
    },
  ],
  template: {
    title: 'Poema: o meu endereço',
    guidance:
      'Faça uma lista de dez coisas que só existem na sua rua. Escolha quatro e dê um verso ou uma estrofe a cada uma. Leia em voz alta e corte o que sobrar.',
    days: 5,
  },
};
