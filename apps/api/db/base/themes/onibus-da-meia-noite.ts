import type { BaseTheme } from './shape';

export const onibusDaMeiaNoite: BaseTheme = {
  slug: 'onibus-da-meia-noite',
  title: 'Conto de suspense: o ônibus da meia-noite',
  genre: 'conto',
  school_grades: [6, 7, 8, 9],
  learning_path_type: null,
  summary: 'O letreiro não mostra o destino, e o motorista parece saber o seu nome.',
  statement: `É quase meia-noite. Sua personagem perdeu o último ônibus e está sozinha no ponto. Então aparece um veículo com o letreiro apagado. A porta se abre.

Escreva um conto de suspense que comece depois dessa porta. Use o tempo a seu favor: faça o leitor esperar, desconfiar e querer virar a página. Cuide do espaço, dos sons e das falas; dê à história um clímax e um desfecho. De 180 a 420 palavras.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Linha circular',
      source: 'Texto da Equipe Lauda',
      is_invented: false,
      body: `Subi porque chovia. O motorista não pediu a passagem; apenas ajustou o espelho até encontrar meus olhos e disse: “Demorou, hein?”. Havia cinco passageiros, cada um em um banco, todos virados para a janela. Sentei-me no fundo.

No terceiro ponto, ninguém desceu. No quinto, percebi que a padaria da esquina tinha passado duas vezes, com o mesmo homem baixando a mesma porta. Puxei a cordinha. Em vez da campainha, tocou longe, muito longe, o despertador do meu quarto. A mulher do banco da frente virou o rosto devagar. “Não adianta”, cochichou, “eu também tentei acordar.”`,
    },
    {
      kind: 'charge',
      title: 'Próxima parada',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Em três quadros. No primeiro, um passageiro cochila encostado ao vidro do ônibus cheio; o painel indica “Próxima parada: Centro”. No segundo, ele abre um olho: os bancos estão vazios, e o painel mostra “Próxima parada: sua rua”. No terceiro, de olhos arregalados, agarrado à mochila, lê: “Próxima parada: você tem certeza de que fechou a porta?”. Na janela atrás dele, do lado de fora, há uma mão aberta encostada no vidro.',
    },
  ],
  repertory: [
    {
      kind: 'conceito',
      title: 'A bomba sob a mesa, de Alfred Hitchcock',
      body: 'O cineasta explicava: se a bomba explode de repente, há surpresa; se o público sabe que ela está lá e os personagens não, há suspense. Experimente deixar o leitor saber mais do que a personagem.',
    },
    {
      kind: 'conceito',
      title: 'Lenda urbana',
      body: 'História assustadora que se conta como verdadeira, como a da carona que desaparece. Você pode partir de uma lenda da sua cidade e mudar o final.',
    },
    {
      kind: 'obra',
      title: '“Natal na barca”, de Lygia Fagundes Telles',
      body: 'Uma viagem curta, poucos passageiros, um acontecimento sem explicação certa. Mostra quanto cabe em um único trajeto.',
    },
  ],
  template: null,
};
