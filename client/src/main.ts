import "../.fonts/fonts.css";
import "./css/colours.css";
import "./css/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/i18n.svelte";
import { keepShell } from "./lib/offline";
import { startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.start();
startRouter();
keepShell();
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
