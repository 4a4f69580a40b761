import { phrases } from "./problem.ts";

/** A language as directories write it, and how people name it. */
export interface Language {
  label: string;
  said: readonly string[];
}

export const LANGUAGES: readonly Language[] = [
  { label: "Spanish", said: phrases`spanish; espanol; castellano; hispanohablante` },
  {
    label: "Mandarin",
    said: phrases`mandarin; =chinese ~ speak*|language; speak* chinese; putonghua; 普通话; 中文`,
  },
  { label: "Cantonese", said: phrases`cantonese; 廣東話` },
  { label: "Hindi", said: phrases`hindi; हिंदी` },
  { label: "Urdu", said: phrases`urdu` },
  { label: "Tamil", said: phrases`tamil` },
  { label: "Punjabi", said: phrases`punjabi` },
  { label: "Gujarati", said: phrases`gujarati` },
  { label: "Bengali", said: phrases`bengali; bangla` },
  { label: "Arabic", said: phrases`arabic; arabi; العربية` },
  { label: "Farsi", said: phrases`farsi; persian` },
  { label: "French", said: phrases`french; francais; francophone` },
  { label: "Haitian Creole", said: phrases`haitian creole; creole; kreyol` },
  { label: "Portuguese", said: phrases`portuguese; portugues` },
  { label: "Korean", said: phrases`korean; hangul; 한국어` },
  { label: "Japanese", said: phrases`japanese; nihongo` },
  { label: "Vietnamese", said: phrases`vietnamese; tieng viet` },
  { label: "Tagalog", said: phrases`tagalog` },
  { label: "Hebrew", said: phrases`hebrew; ivrit` },
  { label: "Russian", said: phrases`russian; русский; по русски` },
  { label: "Ukrainian", said: phrases`ukrainian; українська` },
  { label: "Polish", said: phrases`=polish; polski` },
  { label: "German", said: phrases`german; deutsch` },
  { label: "Italian", said: phrases`italian; italiano` },
  { label: "Somali", said: phrases`somali` },
  { label: "Amharic", said: phrases`amharic` },
  { label: "Armenian", said: phrases`armenian` },
  { label: "Greek", said: phrases`=greek` },
  { label: "Norwegian", said: phrases`norwegian; norsk` },
  { label: "Swedish", said: phrases`swedish; svenska` },
  { label: "Danish", said: phrases`=danish ~ speak*|language|sessions; speak* danish; dansk` },
  { label: "Dutch", said: phrases`=dutch; nederlands` },
  { label: "Turkish", said: phrases`=turkish` },
  { label: "Romanian", said: phrases`romanian` },
  { label: "Hungarian", said: phrases`hungarian; magyar` },
  { label: "Igbo", said: phrases`igbo` },
  { label: "Yoruba", said: phrases`yoruba` },
  { label: "Swahili", said: phrases`swahili; kiswahili` },
  { label: "ASL", said: phrases`asl; american sign; sign language; signed; signing` },
  { label: "English", said: phrases`english; ingles` },
];

/** Small words by which a text gives away its language; enough of them and it is written in it. */
export const TELLTALE_WORDS: Readonly<Record<string, readonly string[]>> = {
  Spanish:
    "el la los las que de en mi me yo no es un una con por para pero muy mas como cuando estoy tengo siento quiero hace todo nada porque se su ya lo al del esta soy mucho".split(
      " ",
    ),
  Portuguese:
    "eu nao meu minha que de em um uma com por para mas muito mais como quando estou tenho sinto quero tudo nada porque voce ele ela isso foi sou ja do da no na".split(
      " ",
    ),
  French:
    "je ne pas mon ma mes que de en un une avec pour mais tres plus comme quand suis ai sens veux tout rien parce il elle le la les des du est c'est ce sur".split(
      " ",
    ),
};
