import type { BaseTheme } from './shape';

export const herancaAfricana: BaseTheme = {
  slug: 'heranca-africana',
  title: 'A valorização da herança africana na formação do Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Ela está na fala, na mesa, na música e na técnica, e ainda luta por lugar na escola e na memória.',
  statement: `Considere os textos abaixo e o que você sabe sobre a história do país para escrever um texto dissertativo-argumentativo a respeito de “A valorização da herança africana na formação do Brasil”.

Use linguagem formal, defenda uma tese com argumentos bem escolhidos e proponha uma intervenção detalhada, que promova os direitos humanos. Seu texto deve ter de 20 a 30 linhas e não pode reproduzir passagens da proposta.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O que atravessou o mar',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Quem foi trazido à força da África não desembarcou de mãos vazias. Trouxe o conhecimento da metalurgia, que serviu às minas de ouro, e o do cultivo do arroz; trouxe ritmos, cozinhas, modos de rezar, de trançar o cabelo e de resolver disputas. Trouxe palavras: caçula, cafuné, moleque, quitanda e tantas outras entraram no português pela boca dos povos que falavam línguas como o quimbundo.

Apesar disso, a lembrança costuma chegar à escola em versão reduzida, como se a história desses povos começasse no porão do navio e terminasse na feijoada. Reduzir a herança ao sofrimento ou ao folclore é uma forma de negar o principal: houve ali ciência, arte e pensamento, e eles continuam vivos.`,
    },
    {
      kind: 'dado',
      title: 'O que você estudou sobre a África?',
      source: 'Questionário do Grupo Baobá de Estudos com 750 concluintes do ensino médio',
      is_invented: true,
      figure: {
        unit: '% dos estudantes',
        rows: [
          { label: 'Escravidão', value: 94 },
          { label: 'Comidas e festas', value: 61 },
          { label: 'Reinos e impérios', value: 24 },
          { label: 'Escritores africanos', value: 18 },
          { label: 'Ciência e técnica', value: 9 },
        ],
      },
      body: 'Cada participante podia marcar mais de uma opção. Quase todos se lembravam de aulas sobre a escravidão; menos de um quarto havia ouvido falar do Mali, do Congo ou de Axum. A distância entre a primeira e a última barra chama a atenção: para cada dez estudantes que conhecem a violência sofrida, somente um conhece alguma invenção ou técnica trazida pelas pessoas que a sofreram.',
    },
    {
      kind: 'lei',
      title: 'A história que entrou no currículo',
      source: 'Leis nº 10.639/2003 e nº 11.645/2008, em nossas palavras',
      is_invented: false,
      body: 'Desde 2003, as escolas brasileiras de ensino fundamental e médio são obrigadas a ensinar história e cultura afro-brasileira, o que inclui a história da África, a luta dos negros no país e a sua contribuição social, econômica e política. Cinco anos depois, a obrigação passou a abranger também os povos indígenas. O conteúdo não é exclusivo de uma data: deve atravessar o currículo, com destaque para as aulas de arte, de literatura e de história.',
    },
    {
      kind: 'literario',
      title: 'Inventário',
      source: 'Texto da Equipe Lauda',
      is_invented: false,
      body: `Da bisavó Benedita ninguém guardou retrato. Não houve joia, terreno nem carta. Quando a professora pediu que cada um levasse de casa um objeto antigo de família, voltei triste e contei à minha mãe que não tínhamos nada.

Ela riu e mandou que eu me sentasse entre os seus joelhos. Começou a trançar meu cabelo, rente, em curvas que pareciam rio. “Quem me ensinou foi minha mãe, que aprendeu com a dela, que aprendeu com Benedita.” No dia seguinte, fui à frente da turma de mãos vazias e abaixei a cabeça, para que vissem.`,
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Um defeito de cor (2006), de Ana Maria Gonçalves',
      body: 'Kehinde narra a própria vida da África ao Brasil e de volta. O romance devolve voz e complexidade a quem a história oficial tratou como número.',
    },
    {
      kind: 'conceito',
      title: 'Amefricanidade e “pretuguês”, de Lélia Gonzalez',
      body: 'A intelectual mostra que a cultura e a própria língua do Brasil são marcadas pela África. Ajuda a provar que a herança não é detalhe, é base.',
    },
    {
      kind: 'fato',
      title: 'Cais do Valongo, patrimônio mundial desde 2017',
      body: 'O sítio arqueológico no Rio de Janeiro foi o principal porto de chegada de africanos escravizados às Américas. Bom exemplo de memória soterrada e recuperada.',
    },
    {
      kind: 'personalidade',
      title: 'Abdias do Nascimento (1914–2011)',
      body: 'Fundou em 1944 o Teatro Experimental do Negro e levou a causa ao Congresso. Une arte e política na luta por reconhecimento.',
    },
    {
      kind: 'conceito',
      title: 'O perigo de uma história única, de Chimamanda Ngozi Adichie',
      body: 'Na palestra de 2009, a escritora nigeriana alerta para o risco de conhecer um povo por um só relato. Encaixa-se na crítica ao ensino que só fala de escravidão.',
    },
  ],
  template: {
    title: 'Simulado: memória e herança',
    guidance:
      'Mostre a herança africana em pelo menos duas áreas diferentes da vida do país. Na conclusão, retome o problema que você apontou na introdução e proponha algo que o enfrente de fato.',
    days: 7,
  },
};
