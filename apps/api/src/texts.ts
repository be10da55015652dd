export const texts = {
  databaseStarting: 'Abrindo o banco de dados…',
  demonstrationUsers: 'Os usuários de demonstração estão na página de entrada.',
  onAir: (url: string) => `Lauda está no ar: ${url}`,
  portTaken: (port: number) => `A porta ${port} já está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
  stopping: 'Encerrando…',
};
