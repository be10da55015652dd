import type { GenreSlug } from '@lauda/domain/writing/genres';
import type { BaseAid } from '../shape';

const aid = (genre: GenreSlug, slug: string, title: string, body: string): BaseAid => ({
  slug,
  title,
  body,
  genre,
  competence: null,
  theme: null,
});

export const AIDS_OF_LITERATURE: BaseAid[] = [
  aid(
    'conto',
    'querer-e-nao-poder',
    'Alguém quer e não consegue',
    'Todo conto cabe em uma frase: alguém quer uma coisa e algo o impede. Antes de começar, preencha: quem? O que quer? O que atrapalha? O que essa pessoa está disposta a fazer? Se não houver obstáculo, não há história, só um passeio. E, se o obstáculo some sozinho, o leitor se sente enganado.\n\nExemplo: “Davi quer buscar a bola, mas ela caiu no quintal do homem que nunca sai de casa.” Já dá para ouvir o portão rangendo. O clímax será o momento em que ele terá de escolher: entrar ou ir embora sem a bola.',
  ),
  aid(
    'conto',
    'mostrar-o-medo',
    'Mostre o medo, não diga o nome',
    'Em uma história de suspense, a frase “ele ficou com muito medo” não assusta ninguém. Mostre o que o medo faz no corpo e no lugar: a mão que erra a chave, o cachorro que para de latir, a conta dos degraus. E vá devagar: frases curtas seguram a respiração do leitor.\n\nExemplo: “Lia contou os degraus: doze. De manhã eram onze. Parou. Atrás dela, alguém também parou.” Nenhuma vez aparece a palavra medo, mas você sentiu. Use esse truque no ponto mais tenso e guarde as explicações para depois.',
  ),
  aid(
    'conto',
    'pontuar-o-dialogo',
    'Diálogo bem pontuado',
    'No conto, cada fala começa em um novo parágrafo, com travessão. Se o narrador interrompe a fala para dizer quem falou, ele também vem entre travessões e com letra minúscula. E nem toda fala precisa de “disse”: um gesto mostra quem está falando e ainda revela o que sente.\n\nExemplo:\n— Você ouviu? — perguntou Caio, baixinho.\n— Foi o vento. — Marta fechou a janela sem olhar para fora.\nPerceba que o gesto de Marta conta mais do que a fala dela: se fosse só o vento, por que não olhar? Releia os seus diálogos e pergunte o que cada um esconde.',
  ),
  aid(
    'cronica',
    'cena-pequena',
    'Escolha uma cena pequena',
    'A crônica não precisa de aventura. Precisa de um instante que quase ninguém notou: a moeda que rola, a senhora que conversa com o gato, o silêncio do elevador. Escolha uma cena que dure menos de dez minutos e descreva-a devagar. Se couber em um título como “A viagem da minha vida”, é grande demais.\n\nExemplo: “No ponto de ônibus, um homem de terno equilibrava um bolo de aniversário. A cada freada na avenida, nós todos prendíamos a respiração.” Só isso já rende uma crônica: desconhecidos que, por cinco minutos, torceram juntos por um bolo.',
  ),
  aid(
    'cronica',
    'olhar-e-fecho',
    'O seu olhar e o último parágrafo',
    'O que separa a crônica do relato é o olhar. Depois de contar a cena, pergunte: o que ela me fez pensar sobre as pessoas, o tempo, a cidade? Não escreva isso como lição (“devemos dar valor às coisas simples”). Deixe que um detalhe da própria cena feche o texto.\n\nExemplo: na crônica do bolo no ônibus, um final fraco seria “assim aprendi que a união é importante”. Um final com olhar: “Quando ele desceu, ninguém bateu palma, mas o motorista esperou um pouco mais antes de arrancar”. O leitor entende sozinho, e por isso gosta.',
  ),
  aid(
    'relato-pessoal',
    'situar-e-sentir',
    'Quando, onde e o que senti',
    'Para que outra pessoa viva com você o que aconteceu, situe-a logo: quando foi, onde, com quem. Depois siga a ordem do tempo e, em cada momento importante, diga também o que se passava por dentro. Sem os sentimentos, o relato vira agenda: “acordei, fui, voltei”.\n\nExemplo: “Eu tinha nove anos quando meu pai me soltou na bicicleta, na rua de terra da minha avó. Ouvi os passos dele ficarem longe e fiquei com raiva: ele tinha prometido segurar. Só percebi que estava pedalando sozinho quando a raiva virou vento no rosto.”',
  ),
  aid(
    'relato-pessoal',
    'o-que-mudou',
    'O que mudou depois',
    'O final do relato olha para trás. Não basta dizer “foi muito legal” ou “nunca vou esquecer”: diga o que ficou diferente em você, mesmo que seja pequeno. Um bom caminho é voltar a um objeto ou a um lugar do começo e vê-lo com os olhos de hoje.\n\nExemplo: um relato começa com o medo do cachorro do vizinho e conta o dia em que ele se perdeu. Final comum: “aprendi a não ter medo”. Final melhor: “Hoje, quando passo no portão, é ele que late primeiro, e sou eu que paro para ouvir”.',
  ),
  aid(
    'poema',
    'imagem-no-lugar-do-nome',
    'Uma imagem no lugar do nome',
    'O poema faz ver. Em vez de dizer que algo é bonito, triste ou grande, procure com o que se parece. Feche os olhos, escolha um detalhe do seu tema e complete: “é como…”. Jogue fora as duas primeiras respostas, que todo mundo daria, e fique com a terceira, que já é sua.\n\nExemplo: a noite é escura como… carvão? (todo mundo); como um poço? (quase todo mundo); como o bolso do casaco do meu avô. Agora vire verso:\n“A noite, bolso fundo de avô,\nguarda moedas que ninguém contou.”\nAs moedas, você percebeu, são as estrelas.',
  ),
  aid(
    'poema',
    'onde-quebrar-o-verso',
    'Onde quebrar o verso',
    'Verso não é frase cortada ao acaso: é uma respiração. Leia em voz alta e quebre a linha onde a voz quer parar, ou onde uma pequena surpresa faz o leitor correr para a linha de baixo. A última palavra do verso é a que mais se ouve; escolha-a bem. A rima é bem-vinda, mas não obrigatória: se ela obriga você a dizer o que não queria, deixe-a ir.\n\nExemplo, sem rima e com surpresa:\n“Minha mãe varre a calçada\ne a calçada, toda manhã,\nvolta.”\nPercebeu como a palavra “volta”, sozinha, pesa mais?',
  ),
];
