import type { WrittenText } from '../shape';

export const filmeQueMarcouTexts: readonly WrittenText[] = [
  {
    key: 'central-do-brasil',
    theme: 'filme-que-marcou',
    title: 'Cartas que viajam de ônibus',
    text: `"Central do Brasil", dirigido por Walter Salles e lançado em 1998, começa com rostos. Pessoas que não sabem escrever ditam cartas para Dora, uma professora aposentada que trabalha na estação de trem do Rio de Janeiro. Ela recebe o dinheiro, ouve tudo com cara de tédio e, em casa, rasga ou guarda na gaveta aquilo que devia ir para o correio. Quando o menino Josué perde a mãe e fica sozinho na estação, Dora acaba embarcando com ele numa viagem pelo Nordeste atrás de um pai que talvez nem exista.
O que mais me impressionou foi a mudança da Dora, feita por Fernanda Montenegro. Não existe uma cena em que ela diz que ficou boa. A gente percebe pelos detalhes: o jeito de segurar a mão do menino, um batom emprestado no banheiro de um posto. As imagens também mudam junto com ela, pois o filme sai do cinza e do aperto da estação para estradas abertas e claras.
Em compensação, o ritmo é lento no meio, e alguns encontros da viagem parecem repetir o mesmo problema: perder o ônibus, ficar sem dinheiro, pedir ajuda. Quem gosta de ação pode se cansar.
Recomendo para quem tem paciência de olhar para as pessoas, e também para quem acha que filme brasileiro é tudo igual. Não recomendo assistir com o celular na mão, porque o mais importante acontece em silêncio.`,
    grades: [10, 10, 8, 8, 10],
    zero: null,
    comments: [
      'Apresentação completa, dois aspectos avaliados (interpretação e imagem), um ponto fraco e as duas recomendações. Tudo o que se pediu, sem revelar o final.',
      'Resenha madura: você não diz “emocionante”, mostra o batom emprestado. O título já resume a obra.',
      'Boa progressão: do enredo ao elogio, do elogio à ressalva, da ressalva ao leitor. O terceiro parágrafo poderia citar uma cena, como você fez no segundo.',
      'Ligações adequadas e variadas. No segundo parágrafo, ligue melhor o batom às imagens: são duas provas da mesma mudança.',
      'Escrita segura. Um deslize de registro (“é tudo igual”) que até combina com o tom.',
    ],
    general:
      'Você fez exatamente o que a boa crítica faz: explicou de onde vem a emoção. A observação sobre as cores da estação e da estrada mostra um olhar muito atento. Vai para o painel do cineclube!',
    annotations: [
      {
        quote: 'Não existe uma cena em que ela diz que ficou boa.',
        competence: 2,
        tone: 'elogio',
        comment: 'Excelente: você avalia como o filme conta, e não só o que ele conta.',
      },
      {
        quote: 'um batom emprestado no banheiro de um posto',
        competence: 1,
        tone: 'elogio',
        comment: 'Detalhe concreto que prova a sua opinião.',
      },
      {
        quote: 'alguns encontros da viagem parecem repetir o mesmo problema',
        competence: 3,
        tone: 'orientacao',
        comment: 'Ressalva justa. Escolha um desses encontros e mostre em duas linhas.',
      },
    ],
  },
  {
    key: 'o-cachorro-do-trem',
    theme: 'filme-que-marcou',
    title: 'Sempre ao seu lado',
    text: `O filme Sempre ao seu lado é de um cachorro que chama Hachi. Um professor acha ele na estação de trem e leva pra casa. A mulher dele não queria mais depois ela deixa. Todo dia o cachorro vai com ele até a estação e depois busca. Ai um dia o professor tem um negócio no coração e morre no trabalho e o cachorro fica esperando. Ele espera 10 anos. Ele fica velho e a mulher vê ele la e chora. No final ele morre também e encontra o professor no céu.
Eu chorei muito nesse filme. É muito triste e muito bonito. O ator é muito bom e o cachorro também.
Eu recomendo pra todo mundo que gosta de cachorro. Nota 10.`,
    grades: [4, 4, 6, 4, 4],
    zero: null,
    comments: [
      'Você contou a história toda, até o fim, e a proposta pedia para não revelar o final. Faltaram a direção e o ano, os dois aspectos avaliados e a quem não recomenda.',
      'Por enquanto é um resumo com opinião no final. Guarde três frases para a história e use o resto para mostrar por que o filme faz chorar.',
      'A ordem dos fatos é clara. A avaliação, porém, cabe em três frases curtas que dizem quase o mesmo.',
      '“Ele” é o cachorro e é o professor: às vezes não dá para saber. “Aí” e “depois” se repetem.',
      'Cuide de “mas”, dos acentos de “aí” e “lá”, e de “que se chama Hachi”.',
    ],
    general:
      'O filme mexeu com você, e isso já é um bom começo. Escolha a cena em que mais chorou, sem ser o final, e descreva o que se vê e o que se ouve nela. Essa cena é a sua crítica.',
    annotations: [
      {
        quote: 'No final ele morre também e encontra o professor no céu.',
        competence: 1,
        tone: 'correcao',
        comment: 'Contou o final! O leitor do painel perderia a surpresa. Pare quando o cachorro começa a esperar.',
      },
      {
        quote: 'A mulher dele não queria mais depois ela deixa.',
        competence: 5,
        tone: 'correcao',
        comment: '“Não queria, mas depois deixa.”',
      },
      {
        quote: 'É muito triste e muito bonito.',
        competence: 2,
        tone: 'orientacao',
        comment: 'De onde vem a tristeza: da música, do rosto do ator, da neve na estação? Mostre.',
      },
      {
        quote: 'Todo dia o cachorro vai com ele até a estação e depois busca.',
        competence: 1,
        tone: 'elogio',
        comment: 'Esta frase apresenta o filme inteiro. Bastava ela para dar vontade de ver.',
      },
    ],
  },
];
