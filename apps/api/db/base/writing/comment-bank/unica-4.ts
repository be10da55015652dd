import { ofCompetence } from './of-competence';

export const COMMENTS_UNICA_4 = ofCompetence('unica', 4, [
  {
    tone: 'correcao',
    title: '“E aí” demais',
    text: 'Quase todas as frases se ligam por “e”, “aí” ou “então”. Deixe uma em cada parágrafo e diga nas outras a relação certa: tempo, causa, oposição.',
    reason: 'Variar as ligações mostra ao leitor como um fato puxa o outro.',
    example: '“e aí choveu e aí corremos” → “quando começou a chover, corremos”.',
  },
  {
    tone: 'correcao',
    title: 'Quem é “ele”?',
    text: 'Há duas pessoas na cena, e “ele” pode ser qualquer uma. Use o nome ou uma característica.',
    reason: 'A retomada ambígua é a que mais confunde em diálogos e narrativas.',
    example: '“Léo viu o tio quando ele caía” → “Léo viu o tio cair”.',
  },
  {
    tone: 'correcao',
    title: 'Tempos que não combinam',
    text: 'A narração ia no passado e passou para o presente no meio do parágrafo. Escolha um tempo e acerte os verbos.',
    reason: 'O tempo verbal também liga as frases, e a mudança sem motivo as solta.',
    example: '“Ela entrou e vê uma luz” → “Ela entrou e viu uma luz”.',
  },
  {
    tone: 'correcao',
    title: 'Nome que se repete',
    text: 'A palavra marcada se repete em quase todas as frases. Retome com “ela”, com um sinônimo ou com algo que a descreva.',
    reason: 'A boa retomada evita a repetição e ainda acrescenta informação.',
    example: '“a professora… ela… dona Ivete… a dona da chave da biblioteca”.',
  },
  {
    tone: 'orientacao',
    title: 'Situe o leitor no tempo',
    text: 'Os acontecimentos estão claros, mas não se sabe quanto tempo passa entre um e outro. Use “na manhã seguinte”, “dali a pouco”, “três dias depois”.',
    reason: 'Marcadores de tempo são a costura do relato e da narrativa.',
    example: '“Cheguei na escola. Fiz amigos.” → “Na primeira semana, fiquei só; na segunda, a Bia me chamou.”',
    genre: 'relato-pessoal',
  },
  {
    tone: 'orientacao',
    title: 'Apresente quem fala',
    text: 'As falas aparecem soltas. Antes ou depois de cada uma, diga quem falou e quem é essa pessoa, variando o verbo: afirma, conta, explica, lembra.',
    reason: 'Na reportagem, ligar as vozes ao texto é o principal trabalho de coesão.',
    example: '“‘A água some às seis’, conta Marli Souza, que mora ali há vinte anos.”',
    genre: 'reportagem',
  },
  {
    tone: 'elogio',
    title: 'Ligações variadas',
    text: 'Cada parágrafo começa de um jeito e se liga ao anterior sem esforço. A leitura corre.',
    reason: 'A coesão que funciona não se vê; por isso vale a pena mostrá-la.',
    example: '“Naquela mesma tarde…”, “O que ninguém esperava…”, “Só então…”.',
  },
  {
    tone: 'elogio',
    title: 'Retomada que acrescenta',
    text: 'Em vez de repetir o nome, você o retomou com uma expressão que diz algo novo. É um recurso de quem lê muito.',
    reason: 'Incentiva o estudante a usar a retomada como informação, e não só como desvio da repetição.',
    example: '“o avô… o melhor contador de mentiras da família”.',
  },
]);
