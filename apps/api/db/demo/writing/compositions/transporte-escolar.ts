import type { WrittenText } from '../shape';

export const transporteEscolarTexts: readonly WrittenText[] = [
  {
    key: 'presenca-na-estrada',
    theme: 'transporte-escolar',
    title: null,
    text: `Barra do Cedro, 3 de setembro
À Secretaria Municipal de Educação
Senhora Secretária,
Escrevemos em nome dos 68 estudantes que dependem da linha do Sertãozinho para chegar à escola. Escrevemos também aos moradores da cidade que abrem este jornal já tendo deixado os filhos na porta da sala, a pé, em cinco minutos. Queremos que todos saibam como é o nosso caminho.
O ônibus sai às cinco da manhã e percorre 31 quilômetros de terra. Em agosto, deixou de passar em nove dos vinte e um dias letivos: quatro vezes por causa da chuva e cinco por defeito. Nesses dias a matéria continuou, a prova foi aplicada e a chamada foi feita. No diário, constamos como ausentes. Uma colega do 9º ano, que tem a melhor nota de Ciências da turma, perdeu a etapa da olimpíada porque o pneu furou na ponte e não havia outro.
A Constituição inclui o transporte entre os deveres do poder público com a educação. Não se trata, portanto, de um favor: sem ônibus, a escola existe para uns e não existe para outros. Sabemos que a estrada é difícil e que consertos custam caro. Porém, a falta de aula também custa, e quem paga somos nós.
Diante disso, reivindicamos um segundo veículo de reserva para os dias de defeito, o cascalhamento da ladeira do Mutum antes das chuvas de novembro e a reposição das aulas perdidas, sem registro de falta, quando o ônibus não vier.
Oferecemos nossos cadernos, em que anotamos cada atraso desde março, para ajudar no planejamento. Esperamos uma resposta pública, assim como é pública esta carta.
Respeitosamente,
Estudantes da linha do Sertãozinho`,
    grades: [10, 10, 8, 10, 10],
    zero: null,
    comments: [
      'Situação exposta com números, exemplo, direito e três reivindicações possíveis. A proposta está cumprida por inteiro.',
      'Você se dirige à Secretária e ao público com a mesma segurança. A frase dos que deixam os filhos “a pé, em cinco minutos” traz o leitor da cidade para dentro da carta.',
      'Ordem clara e convincente. A objeção dos custos apareceu e foi respondida depressa: uma frase a mais deixaria o argumento imbatível.',
      'Ligações variadas e exatas: “portanto”, “porém”, “diante disso”, “assim como”.',
      'Escrita segura, formal sem ser dura. Nada a corrigir.',
    ],
    general:
      'Uma carta aberta exemplar: firme, documentada e respeitosa. O detalhe dos cadernos com os atrasos mostra organização e dá vontade de responder a vocês.',
    annotations: [
      {
        quote: 'No diário, constamos como ausentes.',
        competence: 2,
        tone: 'elogio',
        comment: 'Frase curta depois de uma lista: o efeito de injustiça vem sozinho, sem adjetivo.',
      },
      {
        quote: 'Não se trata, portanto, de um favor',
        competence: 4,
        tone: 'elogio',
        comment: 'Conclusão tirada da lei citada antes: conectivo no lugar exato.',
      },
      {
        quote: 'Porém, a falta de aula também custa, e quem paga somos nós.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Boa resposta. Que custo é esse? Uma frase sobre notas ou desistência completaria.',
      },
    ],
  },
  {
    key: 'o-onibus-quebrado',
    theme: 'transporte-escolar',
    title: null,
    text: `Pra secretaria
Eu to escrevendo pra reclama do onibus que é muito ruim e vive quebrado. Os banco é rasgado e não tem cinto e o motorista corre muito. Quando chove ele não vem e ninguem avisa agente fica esperando na beira da estrada ate as 7 hora e volta pra casa molhado.
Os aluno da cidade não sabe como é, eles acorda tarde e chega na hora. Isso não é justo. A professora fala que nois falta muito mais a culpa não é nossa é do onibus.
Eu queria que vocês resolvesse isso logo porque a gente precisa estuda pra se alguem na vida. Ja falaro que ia vim um onibus novo mais até hoje nada, politico so promete e não faz.
Ass: os aluno do sitio`,
    grades: [6, 4, 4, 4, 2],
    zero: null,
    comments: [
      'O problema está bem contado, com exemplos de quem vive. Faltam as duas reivindicações: “resolver isso logo” não diz o que fazer.',
      'Há destinatário e assinatura, mas faltam a data, o vocativo e o respeito de quem quer ser ouvido: “político só promete” fecha a porta. E o público do jornal, o que deve pensar?',
      'As queixas vêm todas juntas: banco, chuva, faltas, promessa. Escolha a mais grave e desenvolva; as outras podem ir em uma frase.',
      'As ideias se ligam por “e”, “que” e “mais”. Use “por isso”, “além disso”, “embora”.',
      'Os desvios são muitos e atrapalham: plurais (“os banco é”), infinitivos sem “r” (“reclama”, “estuda”), “agente” por “a gente”, acentos e pontos.',
    ],
    general:
      'A imagem de vocês voltando para casa molhados às sete da manhã diz tudo: ponha-a no começo da carta. Depois responda: que duas coisas a Secretaria pode fazer até o mês que vem? Com isso a sua carta fica forte.',
    annotations: [
      {
        quote: 'ninguem avisa agente fica esperando na beira da estrada',
        competence: 5,
        tone: 'correcao',
        comment: 'Ponto depois de “avisa”; “a gente”, separado; “ninguém”, com acento.',
      },
      {
        quote: 'volta pra casa molhado',
        competence: 1,
        tone: 'elogio',
        comment: 'Cena que o leitor da cidade nunca viu. É o seu melhor argumento.',
      },
      {
        quote: 'politico so promete e não faz',
        competence: 2,
        tone: 'orientacao',
        comment: 'Você escreve a quem pode resolver. Cobre a promessa com data: quem prometeu, quando, o quê?',
      },
      {
        quote: 'Eu queria que vocês resolvesse isso logo',
        competence: 1,
        tone: 'correcao',
        comment: '“Resolvessem”. E resolver como? Peça algo que se possa conferir.',
      },
    ],
  },
];
