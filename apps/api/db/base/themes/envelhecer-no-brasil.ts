import type { BaseTheme } from './shape';

export const envelhecerNoBrasil: BaseTheme = {
  slug: 'envelhecer-no-brasil',
  title: 'Os desafios de envelhecer com dignidade no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: null,
  summary: 'O país está ficando mais velho, e as calçadas, os empregos e as famílias ainda não se prepararam.',
  statement: `Com apoio nos textos motivadores e na sua experiência, escreva um texto dissertativo-argumentativo em linguagem formal sobre “Os desafios de envelhecer com dignidade no Brasil”.

Delimite o aspecto que pretende discutir (saúde, trabalho, cidade, família, convivência), defenda sua opinião com argumentos e apresente uma proposta de intervenção viável, que leve em conta os direitos humanos. Utilize de 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Um país de cabelos brancos',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `No censo de 2022, quase onze em cada cem brasileiros tinham 65 anos ou mais, a maior proporção já registrada. As famílias têm menos filhos, a medicina avançou, e o que antes era exceção, conhecer o bisneto, vai se tornando comum. Viver mais é conquista, não problema.

O problema é a pressa com que a mudança chegou. As cidades foram pensadas para pernas de vinte anos: degraus altos, sinais que fecham antes da metade da travessia, ônibus que arrancam cedo demais. No mercado de trabalho, o currículo de quem passou dos cinquenta some da pilha. E, dentro de casa, quem cuidou de todos nem sempre encontra quem tenha tempo de cuidar.`,
    },
    {
      kind: 'dado',
      title: 'O que mais faz falta no dia a dia',
      source: 'Escuta “Depois dos sessenta”, Centro de Convivência Ipê-Roxo, com 500 pessoas',
      is_invented: true,
      figure: {
        unit: '% das respostas',
        rows: [
          { label: 'Companhia', value: 37 },
          { label: 'Calçadas e transporte seguros', value: 25 },
          { label: 'Dinheiro para remédios', value: 21 },
          { label: 'Alguma ocupação', value: 17 },
        ],
      },
      body: 'A equipe esperava ouvir falar de remédios e ouviu falar de solidão. Companhia foi a resposta mais comum, tanto entre quem mora sozinho quanto, o que surpreendeu, entre quem vive com filhos e netos. “A casa fica cheia de gente olhando o telefone”, explicou uma das participantes. Somadas, companhia e ocupação reúnem 54% das respostas e não dependem de remédio nem de hospital.',
    },
    {
      kind: 'lei',
      title: 'Prioridade não é só na fila',
      source: 'Lei nº 10.741/2003 (Estatuto da Pessoa Idosa), em nossas palavras',
      is_invented: false,
      body: 'O Estatuto considera idosa a pessoa a partir dos sessenta anos e reparte entre família, comunidade e poder público a obrigação de lhe assegurar, com prioridade, saúde, alimentação, cultura, trabalho, liberdade e convivência. Punem-se o abandono, a discriminação e o uso indevido de aposentadorias. Em 2022, uma mudança trocou, em todo o texto, a expressão “idoso” por “pessoa idosa”: pequena na grafia, a troca lembra que antes da idade vem a gente.',
    },
    {
      kind: 'charge',
      title: 'Vaga preferencial',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Um senhor de bengala chega a uma entrevista de emprego. Na parede, um cartaz festeja: “Aqui valorizamos a experiência!”. Do outro lado da mesa, uma moça simpática aponta para o canto da sala, onde há uma poltrona, uma manta e um tapete com a palavra “preferencial”. “O senhor pode se sentar ali”, ela diz. “E quando me chamam?”, ele pergunta. “Ah, não chamamos. É só para o senhor ficar confortável.” Pela janela se vê que outros cartazes iguais cobrem a cidade.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'A velhice (1970), de Simone de Beauvoir',
      body: 'A autora mostra como a sociedade trata a velhice como segredo vergonhoso. Permite discutir a exclusão como escolha cultural.',
    },
    {
      kind: 'livro',
      title: 'Memória e sociedade: lembranças de velhos (1979), de Ecléa Bosi',
      body: 'A partir de depoimentos, a psicóloga defende a função social de quem lembra. Bom apoio para tratar a pessoa idosa como fonte de saber, e não como peso.',
    },
    {
      kind: 'conceito',
      title: 'Etarismo',
      body: 'É a discriminação por idade, termo derivado do inglês “ageism”, criado pelo médico Robert Butler em 1969. Nomear o preconceito dá precisão à tese.',
    },
    {
      kind: 'personalidade',
      title: 'Cora Coralina (1889–1985)',
      body: 'A poeta goiana publicou o primeiro livro depois dos setenta anos. Exemplo simples e forte contra a ideia de que há idade para criar.',
    },
  ],
  template: null,
};
