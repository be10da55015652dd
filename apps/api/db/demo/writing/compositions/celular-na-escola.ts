import type { WrittenText } from '../shape';

export const celularNaEscolaTexts: readonly WrittenText[] = [
  {
    key: 'nove-numa-mesa',
    theme: 'celular-na-escola',
    title: 'O recreio voltou a fazer barulho',
    text: `Quando a diretora anunciou que o celular ia ficar na mochila até no recreio, minha turma reclamou como se tivessem fechado a cantina. Eu também reclamei. Três meses depois, mudei de ideia, e quero explicar por quê.
O primeiro motivo está na quadra. Antes, o intervalo da nossa escola era um monte de gente sentada no chão, cada um olhando para a própria mão. Agora tem campeonato de truco, tem fila no pingue-pongue e tem conversa, inclusive entre pessoas que nunca tinham se falado. Eu mesma estudei dois anos com a Rafaela sem saber que ela mora na rua de trás da minha.
O segundo motivo é o descanso. Quem passa a tarde inteira na tela, como eu, precisa de pelo menos vinte minutos sem vídeo, sem mensagem e sem comparar a vida com a dos outros. A cabeça volta mais leve para a aula de Matemática, e isso não é pouco.
É verdade que a regra pesa mais para alguns. Um colega me disse que o celular era o único jeito dele conversar com os amigos, que são de outra cidade. Eu entendo, e acho que proibir sem oferecer nada é fácil demais. Por isso a escola devia abrir a biblioteca no recreio e emprestar jogos, para que ninguém fique encostado na parede contando os minutos.
O celular não é o vilão da história. Ele só ocupava um lugar que era nosso, e que a gente já tinha esquecido como usar.`,
    grades: [10, 10, 10, 8, 8],
    zero: null,
    comments: [
      'Você respondeu exatamente à pergunta da proposta, que era sobre o recreio, e trouxe fatos da sua própria escola. Completo e interessante.',
      'Artigo de verdade: posição clara, primeira pessoa bem usada, contra-argumento ouvido com respeito e respondido. O título já toma partido.',
      'Cada parágrafo tem uma tarefa, e você as anuncia (“o primeiro motivo”, “o segundo motivo”). O último retoma tudo com uma ideia nova.',
      'Ligações claras e variadas. Só cuidado com “tem” repetido três vezes na mesma frase e com “isso não é pouco”, que deixa o leitor procurando o “isso”.',
      'Texto cuidado. Restam “o único jeito dele conversar”, que na escrita formal fica “de ele conversar”, e o “tem” no lugar de “há”.',
    ],
    general:
      'Que bom ler alguém que mudou de ideia e conta como foi: isso convence mais do que ter certeza desde o começo. O colega da outra cidade, no quarto parágrafo, deixa o seu artigo mais honesto. Para a próxima, experimente usar também um dado.',
    annotations: [
      {
        quote: 'minha turma reclamou como se tivessem fechado a cantina',
        competence: 2,
        tone: 'elogio',
        comment: 'Comparação com humor e com cara de escola: prende o leitor logo de saída.',
      },
      {
        quote: 'o único jeito dele conversar com os amigos',
        competence: 5,
        tone: 'correcao',
        comment: 'Como “ele” é sujeito de “conversar”, a norma-padrão pede “de ele conversar”.',
      },
      {
        quote: 'proibir sem oferecer nada é fácil demais',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui você ouve o outro lado e não foge da dificuldade. É o coração do artigo.',
      },
      {
        quote: 'Agora tem campeonato de truco, tem fila no pingue-pongue e tem conversa',
        competence: 4,
        tone: 'orientacao',
        comment:
          'A repetição cria ritmo, mas o “tem” cansa. Experimente: “Agora há campeonato de truco, fila no pingue-pongue e conversa”.',
      },
    ],
  },
  {
    key: 'contra-a-proibicao',
    theme: 'celular-na-escola',
    title: 'Celular no recreio',
    text: `Eu sou contra proibir o celular no recreio porque o recreio e do aluno e ele tem direito de fazer oque ele quiser. A escola ja manda na gente a manhã inteira e no recreio nois queria descansar.
O celular não atrapalha ninguém no recreio, porque não tem aula. Tem gente que usa pra falar com a mãe, tem gente que usa pra ouvir musica e tem gente que usa pra jogar. E também se acontecer alguma coisa a gente precisa ligar pra alguém. Uma vez meu primo passou mal na escola dele e ligou pra minha tia e ela foi buscar, se ele tivesse sem celular ele ia ficar passando mal.
Os professores fala que o celular vicia mais eles tambem usa na sala dos professores, então não adianta falar e fazer igual.
Por isso eu sou contra proibir o celular no recreio porque cada um sabe da sua vida.`,
    grades: [6, 6, 4, 4, 4],
    zero: null,
    comments: [
      'Você responde à pergunta e dá motivos, mas a proposta também pedia a resposta a um argumento contrário. O vício, que você cita, merecia mais do que uma linha.',
      'A posição é firme e há um exemplo, do primo, que funciona. Falta tratar com seriedade quem discorda: dizer que os professores também usam não responde se vicia ou não.',
      'Os motivos aparecem, mas param na metade, e o final repete o começo com as mesmas palavras. Escolha dois motivos e desenvolva cada um em um parágrafo.',
      '“Tem gente que usa”, “e”, “porque”: as ligações se repetem. Tente “além de”, “enquanto”, “já que”.',
      'Há muitos desvios de acento (“ja”, “musica”, “tambem”), de grafia (“oque”, “nois”) e de concordância (“os professores fala”). Releia procurando um tipo de cada vez.',
    ],
    general:
      'Você tem opinião e um exemplo forte, o do seu primo. Na reescrita, dê a ele um parágrafo inteiro, responda ao argumento do vício com uma ideia sua e termine com algo novo, em vez de repetir a primeira frase.',
    annotations: [
      {
        quote: 'fazer oque ele quiser',
        competence: 5,
        tone: 'correcao',
        comment: '“O que” se escreve separado. E pense: o recreio é mesmo um lugar sem nenhuma regra?',
      },
      {
        quote: 'nois queria descansar',
        competence: 5,
        tone: 'correcao',
        comment: '“Nós queríamos”. Ou “a gente queria”, mas escolha uma das formas para o texto todo.',
      },
      {
        quote: 'Uma vez meu primo passou mal na escola dele',
        competence: 1,
        tone: 'elogio',
        comment: 'Exemplo concreto e seu. Comece um parágrafo por ele e conte com calma.',
      },
      {
        quote: 'Os professores fala que o celular vicia mais eles tambem usa',
        competence: 5,
        tone: 'correcao',
        comment: 'Verbo no plural (“falam”, “usam”), “mas” de oposição sem “i” e “também” com acento.',
      },
      {
        quote: 'cada um sabe da sua vida',
        competence: 3,
        tone: 'orientacao',
        comment: 'A frase encerra a conversa em vez de concluir. O que você propõe para o recreio da sua escola?',
      },
    ],
  },
  {
    key: 'contra-a-proibicao-2',
    theme: 'celular-na-escola',
    title: 'O recreio também é nosso',
    text: `Eu sou contra guardar o celular no recreio, porque esse é o único momento da manhã em que o aluno escolhe o que fazer. Na aula eu concordo com a regra, pois a gente precisa prestar atenção, mas no intervalo é diferente.
Em primeiro lugar, o celular é uma segurança. No ano passado meu primo passou mal na escola dele e a secretaria estava fechada. Ele ligou para a minha tia e ela chegou em dez minutos. Se o aparelho estivesse trancado em um armário, ninguém ia saber o que estava acontecendo.
Em segundo lugar, nem todo mundo descansa do mesmo jeito. Tem aluno que joga bola e tem aluno que prefere ouvir musica sozinho. Enquanto um grita na quadra, o outro fica quieto com o fone, e os dois voltam descansados.
Muitos professores dizem que o celular vicia, e eles tem razão em uma parte, porque eu mesmo já perdi o recreio inteiro em um jogo. Só que proibir não ensina a parar. Quem aprende a guardar o aparelho sozinho aprende para a vida toda.
Por isso eu proponho um combinado: celular liberado três dias por semana e guardado nos outros dois, para a gente comparar e decidir juntos.`,
    grades: [8, 8, 8, 6, 8],
    zero: null,
    comments: [
      'Agora a proposta foi cumprida por inteiro: posição, dois argumentos e a resposta a quem pensa o contrário.',
      'O parágrafo sobre o vício mudou o texto: você dá razão ao outro lado “em uma parte” e responde. Falta só um título com um pouco mais de provocação.',
      'Cada motivo ganhou o seu parágrafo, e o combinado do final é uma ideia nova que nasce do que veio antes.',
      'As ligações melhoraram (“em primeiro lugar”, “enquanto”, “só que”). Evite repetir “Em primeiro” e “Em segundo lugar” como se fosse lista.',
      'Grande avanço: restam “musica” sem acento, “eles tem” sem circunflexo e “tem aluno” no lugar de “há alunos”.',
    ],
    general:
      'Compare as duas versões e veja quanto você cresceu: o exemplo do primo ganhou vida, e a proposta dos três dias é criativa e justa. Faltam só os últimos acentos.',
    annotations: [
      {
        quote: 'eles tem razão em uma parte',
        competence: 5,
        tone: 'correcao',
        comment: 'No plural, “eles têm”, com acento circunflexo.',
      },
      {
        quote: 'Só que proibir não ensina a parar.',
        competence: 2,
        tone: 'elogio',
        comment: 'Frase curta que responde ao contra-argumento. Muito boa.',
      },
      {
        quote: 'celular liberado três dias por semana e guardado nos outros dois',
        competence: 1,
        tone: 'elogio',
        comment: 'Uma proposta que se pode testar: o leitor fica com vontade de experimentar.',
      },
      {
        quote: 'Tem aluno que joga bola e tem aluno que prefere ouvir musica sozinho',
        competence: 4,
        tone: 'orientacao',
        comment: 'Você já usa “enquanto” na frase seguinte. Que tal “Alguns jogam bola; outros preferem ouvir música”?',
      },
    ],
    rewrites: 'contra-a-proibicao',
  },
];
