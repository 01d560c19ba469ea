declare module "*.ftl?said" {
  const words: string;
  export default words;
}
