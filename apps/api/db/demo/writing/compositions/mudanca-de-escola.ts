import type { WrittenText } from '../shape';

export const mudancaDeEscolaTexts: readonly WrittenText[] = [
  {
    key: 'o-primeiro-lanche',
    theme: 'mudanca-de-escola',
    title: 'O banco de cimento',
    text: `Eu mudei pra essa escola no ano passado, em agosto, porque meu pai arrumou serviço aqui. Antes eu morava em uma cidade pequena que todo mundo se conhecia.
No primeiro dia eu acordei muito cedo e minha barriga doía. Minha mãe falou que era fome mais não era. Quando eu cheguei tinha muito aluno e eu não sabia onde era a sala. Fiquei rodando até que a moça da limpeza, a dona Sueli, me levou.
A pior parte foi o recreio. Eu não conhecia ninguém, então eu sentei num banco de cimento perto do bebedouro e fiquei comendo a bolacha bem devagar pra parecer que eu tava ocupado. Contei as telhas da quadra, eram cento e doze até onde dava pra ver.
No terceiro dia um menino chamado Wesley sentou do meu lado e perguntou se eu jogava de goleiro. Eu nunca tinha jogado de goleiro na minha vida mas eu falei que sim. Tomei sete gol. Mesmo assim ele me chamou no outro dia.
Hoje eu tenho bastante amigo e continuo ruim de goleiro. Quando chega aluno novo eu vejo ele no banco de cimento e vou lá perguntar se ele joga, porque eu sei que ele ta contando telha.`,
    grades: [10, 10, 10, 6, 6],
    zero: null,
    comments: [
      'Você contou um dia em que tudo era novo, com lugar, pessoas e sentimentos, e disse o que ele significa hoje. Completo e comovente.',
      'Relato em primeira pessoa com voz própria: comer a bolacha devagar “pra parecer ocupado” é um detalhe que só quem viveu sabe.',
      'A ordem do tempo é clara, e o banco e as telhas voltam no final com outro sentido. Muito bem planejado.',
      'As frases são claras, mas muitas começam por “eu”. Ligue algumas: “Como não conhecia ninguém, sentei…”.',
      'Reveja “mas/mais”, os plurais (“sete gols”, “bastantes amigos”) e as formas faladas “tava” e “ta”.',
    ],
    general:
      'Terminei a leitura com vontade de procurar quem está contando telhas. Seu final mostra o que mudou em você sem precisar dizer “aprendi que”. Agora é cuidar dos plurais e do começo das frases.',
    annotations: [
      {
        quote: 'Minha mãe falou que era fome mais não era.',
        competence: 5,
        tone: 'correcao',
        comment: '“Mas não era”, com vírgula antes. E que boa frase!',
      },
      {
        quote: 'comendo a bolacha bem devagar pra parecer que eu tava ocupado',
        competence: 2,
        tone: 'elogio',
        comment: 'Detalhe verdadeiro, que faz o leitor sentir junto.',
      },
      {
        quote: 'Tomei sete gol.',
        competence: 5,
        tone: 'correcao',
        comment: '“Sete gols.” A frase curta, depois do sim mentiroso, tem muita graça.',
      },
      {
        quote: 'porque eu sei que ele ta contando telha',
        competence: 3,
        tone: 'elogio',
        comment: 'O começo volta no fim. Só acerte “está”.',
      },
    ],
  },
  {
    key: 'de-otro-pais',
    theme: 'mudanca-de-escola',
    title: 'Mi primer día',
    text: `Yo llegué a Brasil con mi mamá y mi hermana en febrero, después de un viaje muy largo en autobús. Cuando entré en la escuela no entendía casi nada y todos hablaban muy rápido.
La profesora me preguntó mi nombre y yo respondí, pero los niños se rieron porque hablé diferente. Me puse triste y quería volver a mi casa en Maturín, con mis abuelos.
En el recreo uma menina chamada Larissa me deu a metade do pão dela e me enseñó a decir obrigada. Ella ahora es mi mejor amiga. Todavía extraño mi país, pero ya no tengo miedo de ir a la escuela.`,
    grades: null,
    zero: {
      reason: 'lingua_estrangeira',
      comment:
        'Que história forte, e como você a conta bem! Ainda não posso dar nota, porque aqui avaliamos a escrita em português, e o seu texto está quase todo em espanhol. Vamos reescrevê-lo juntas, um parágrafo por vez, começando pelo da Larissa, que já está quase em português. Eu reabro a atividade para você.',
    },
    comments: [],
    general:
      'Seu relato tem tudo o que a proposta pede: quando, onde, quem e o que você sentiu. Combinei com a coordenação um tempo a mais e um dicionário para a reescrita. Bem-vinda!',
    annotations: [
      {
        quote: 'me deu a metade do pão dela',
        competence: 1,
        tone: 'elogio',
        comment: 'Esta frase já está em português e é a mais bonita do texto. Comece por ela.',
      },
    ],
  },
];
